import { useReading } from './hooks/use-reading.ts';
import styles from './bar-chart.module.css';

type Series = { name: string; values: readonly (number | null)[] };
export type BarChartProps = {
  title: string;
  /** What each row of the table is: 'From', 'Day'. */
  unit: string;
  /** What stands below each bar. */
  labels: readonly string[];
  series: readonly Series[];
  /** How the numbers are written. */
  show: (value: number) => string;
  /** Things that happened: a dot below the bar where there was one, and their numbers in the table. */
  marks?: readonly Series[];
};

const WIDTH = 440;
const HEIGHT = 190;
const LEFT = 60;
const BOTTOM = 26;
const DOT = 3.5;
const NO_MARKS: readonly Series[] = [];
const TOP = 10;
const MAX_LABELS = 5;

/**
 * Bars drawn on the server, and the same numbers as a table: nobody needs a script or eyes for them. With script a bar
 * tells its numbers under the hand, under the finger and by the arrow keys.
 */
export function BarChart({ title, marks = NO_MARKS, ...chart }: BarChartProps) {
  const { series } = chart;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{title}</h2>
        {series.length + marks.length > 1 && (
          <ul>
            {series.map(({ name }, place) => (
              <li key={name} data-series={place}>
                {name}
              </li>
            ))}
            {marks.map(({ name }, place) => (
              <li key={name} data-mark={place}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <ReadableBars {...chart} title={title} marks={marks} />
      <details>
        <summary>Show as a table</summary>
        <Numbers {...chart} series={[...series, ...marks]} />
      </details>
    </figure>
  );
}

function Numbers({ unit, labels, series, show }: Omit<BarChartProps, 'title' | 'marks'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, place) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{showOrDash(values[place], show)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ReadableBars({ title, ...chart }: Omit<Required<BarChartProps>, 'unit'>) {
  const { labels } = chart;
  const read = (at: number) => `${labels[at]}: ${listNumbers(at, chart)}`;
  const { place, setPlace, text, reader } = useReading({ title, count: labels.length, read });
  return (
    <>
      <div className={styles.bars} {...reader}>
        <Bars {...chart} place={place} onPoint={setPlace} />
      </div>
      <p className={`${styles.reading} with-script`} aria-hidden="true">
        {text}
      </p>
    </>
  );
}

type BarsProps = Omit<Required<BarChartProps>, 'title' | 'unit'> & {
  /** The bar that is read. */
  place: number | null;
  onPoint: (place: number) => void;
};

/** For eyes only: what is round it and the table below say the same. */
function Bars({ labels, series, marks, show, place: read, onPoint }: BarsProps) {
  const top = roundUp(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const low = Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const wide = (WIDTH - LEFT) / Math.max(1, labels.length);
  const bar = (wide * 0.72) / series.length;
  const bottom = BOTTOM + marks.length * DOT * 3;
  const y = (value: number) => TOP + ((HEIGHT - TOP - bottom) * (top - value)) / (top - low || 1);
  const every = Math.ceil(labels.length / MAX_LABELS);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, top / 2, top].map((mark) => (
        <g key={mark}>
          <line x1={LEFT} x2={WIDTH} y1={y(mark)} y2={y(mark)} data-zero={mark === 0} />
          <text x={LEFT - 8} y={y(mark) + 4} textAnchor="end">
            {show(mark)}
          </text>
        </g>
      ))}
      <Columns labels={labels} numbers={{ series, marks, show }} read={read} onPoint={onPoint} />
      {series.map(({ name, values }, number) => (
        <g key={name} data-series={number}>
          {values.map((value, place) => (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
              key={place}
              x={LEFT + wide * place + wide * 0.14 + bar * number}
              width={Math.max(1, bar - 1)}
              y={y(Math.max(0, value ?? 0))}
              height={Math.abs(y(value ?? 0) - y(0))}
              rx={Math.min(3, bar / 4)}
            />
          ))}
        </g>
      ))}
      {marks.map(({ name, values }, number) => (
        <g key={name} data-mark={number}>
          {values.map((value, place) =>
            value ? (
              <circle
                // oxlint-disable-next-line react/no-array-index-key -- a dot is its place
                key={place}
                cx={LEFT + wide * (place + 0.5)}
                cy={HEIGHT - bottom + DOT * (2 + number * 3)}
                r={DOT}
              />
            ) : null,
          )}
        </g>
      ))}
      {labels.map((label, place) =>
        place % every === 0 ? (
          <text key={label} x={LEFT + wide * (place + 0.5)} y={HEIGHT - 8} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </svg>
  );
}

type Readings = Pick<Required<BarChartProps>, 'series' | 'marks' | 'show'>;
type ColumnsProps = Pick<BarChartProps, 'labels'> & {
  numbers: Readings;
  read: number | null;
  onPoint: (place: number) => void;
};

/** What the hand meets: the whole height of each bar. */
function Columns({ labels, numbers, read, onPoint }: ColumnsProps) {
  const wide = (WIDTH - LEFT) / Math.max(1, labels.length);
  return labels.map((label, place) => (
    <rect
      key={label}
      className={place === read ? styles.read : styles.column}
      x={LEFT + wide * place}
      width={wide}
      y={0}
      height={HEIGHT - BOTTOM}
      onPointerEnter={() => onPoint(place)}
      onPointerDown={() => onPoint(place)}
    >
      <title>{`${label}: ${listNumbers(place, numbers)}`}</title>
    </rect>
  ));
}

const listNumbers = (place: number, { series, marks, show }: Readings): string =>
  [...series, ...marks].map(({ name, values }) => `${name} ${showOrDash(values[place], show)}`).join(', ');

const showOrDash = (value: number | null | undefined, show: (value: number) => string) =>
  value === null || value === undefined ? '–' : show(value);

/** The next of 1, 2, 5, 10, 20, 50 …, so that marks are numbers people say. */
function roundUp(value: number): number {
  if (value <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 6, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}
