import { LENGTH_LABELS } from '#rules/hair/hair-words.ts';
import type { PriceAnswer, WaitPoint } from '#market/prices/price-view.ts';
import { bothLengths, wholeMoney } from '../../price-words.ts';
import { useReading } from '../../../ui/hooks/use-reading.ts';
import styles from './wait-and-earn-chart.module.css';

const HEIGHT = 150;
const TOP = 24;
const BOTTOM = 26;
const CHART_TITLE = 'Asking price by months of waiting';

/** What the same hair would be worth if it stayed on the head: bars for two years, and the numbers under them. */
export function WaitAndEarn({ answer }: { answer: PriceAnswer }) {
  const { waiting, currency } = answer;
  const last = waiting.at(-1);
  const year = waiting.find(({ months }) => months === 12);
  if (!last || !year) return null;
  return (
    <section className={styles.wait} aria-labelledby="wait">
      <h2 id="wait">Wait and earn</h2>
      <p>
        Hair grows about 1.25 cm (½ in) a month.{' '}
        {year.asking === null ? (
          <>In a year yours would be {bothLengths(year.lengthInches)}.</>
        ) : (
          <>
            In a year yours would be {bothLengths(year.lengthInches)}, and people would ask about{' '}
            <b>{wholeMoney(year.asking, currency)}</b>
            {answer.asking !== null && <> instead of {wholeMoney(answer.asking, currency)} now</>}.
          </>
        )}{' '}
        Only hair that is still on your head grows.
      </p>
      <WaitChart waiting={waiting} currency={currency} />
      <details className={styles.numbers}>
        <summary>Show as a table</summary>
        <WaitTable waiting={waiting} currency={currency} />
      </details>
    </section>
  );
}

type WaitProps = Pick<PriceAnswer, 'waiting' | 'currency'>;

/** For eyes only: what is round it and the table below say the same. */
function WaitChart({ waiting, currency }: WaitProps) {
  const read = (at: number) => readPoint(waiting[at], currency);
  const { place, setPlace, text, reader } = useReading({ title: CHART_TITLE, count: waiting.length, read });
  const most = Math.max(...waiting.map(({ asking }) => asking ?? 0), 1);
  const step = 100 / waiting.length;
  return (
    <figure className={styles.figure} aria-label={chartWords(waiting, currency)}>
      <div {...reader}>
        <svg className={styles.picture} width="100%" height={HEIGHT} aria-hidden="true">
          {waiting.map((point, at) => (
            <g
              key={point.months}
              className={point.months % 12 === 0 || at === place ? styles.year : undefined}
            >
              <WaitBar point={point} at={at} step={step} most={most} />
              {point.months % 12 === 0 && point.asking !== null && (
                <text
                  x={at === 0 ? '0' : at === waiting.length - 1 ? '100%' : percent((at + 0.5) * step)}
                  y={HEIGHT - BOTTOM - barHeight(point, most) - 7}
                  className={at === 0 ? styles.first : at === waiting.length - 1 ? styles.last : styles.value}
                >
                  {wholeMoney(point.asking, currency)}
                </text>
              )}
              <rect
                className={styles.column}
                x={percent(at * step)}
                width={percent(step)}
                height={HEIGHT}
                onPointerEnter={() => setPlace(at)}
              />
            </g>
          ))}
          <line className={styles.ground} x1="0" x2="100%" y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        </svg>
      </div>
      <p className={`${styles.reading} with-script`} aria-hidden="true">
        {text}
      </p>
    </figure>
  );
}

type WaitBarProps = { point: WaitPoint; at: number; step: number; most: number };

function WaitBar({ point, at, step, most }: WaitBarProps) {
  const height = barHeight(point, most);
  return (
    <>
      <rect
        className={point.asking === null ? styles.none : styles.bar}
        x={percent((at + 0.18) * step)}
        y={HEIGHT - BOTTOM - height}
        width={percent(step * 0.64)}
        height={height}
        rx="3"
      />
      <text x={percent((at + 0.5) * step)} y={HEIGHT - 6} className={styles.month}>
        {point.months === 0 ? 'now' : point.months}
      </text>
    </>
  );
}

const barHeight = ({ asking }: WaitPoint, most: number) =>
  Math.max(2, ((asking ?? 0) / most) * (HEIGHT - TOP - BOTTOM));

const percent = (share: number) => `${Math.round(share * 100) / 100}%`;

/** 'After 3 months: $130' */
function readPoint(point: WaitPoint | undefined, currency: PriceAnswer['currency']): string {
  if (!point) return '';
  const when = point.months === 0 ? 'Now' : `After ${point.months} months`;
  return `${when}: ${point.asking === null ? 'no real market' : wholeMoney(point.asking, currency)}`;
}

function chartWords(waiting: readonly WaitPoint[], currency: PriceAnswer['currency']): string {
  const said = waiting
    .filter(({ months }) => months % 12 === 0)
    .map(({ months, asking }) => {
      const when = months === 0 ? 'now' : `after ${months} months`;
      return `${when} ${asking === null ? 'no real market' : wholeMoney(asking, currency)}`;
    });
  return `${CHART_TITLE}: ${said.join(', ')}.`;
}

function WaitTable({ waiting, currency }: WaitProps) {
  const money = (amount: number | null) => (amount === null ? '–' : wholeMoney(amount, currency));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Months</th>
          <th scope="col">Length</th>
          <th scope="col">Dealer</th>
          <th scope="col">Ask for</th>
          <th scope="col">Private</th>
        </tr>
      </thead>
      <tbody>
        {waiting.map((point) => (
          <tr key={point.months}>
            <th scope="row">{point.months === 0 ? 'Now' : point.months}</th>
            <td title={LENGTH_LABELS[point.band]}>{point.lengthInches} in</td>
            <td>{money(point.dealer)}</td>
            <td>{money(point.asking)}</td>
            <td>{money(point.private)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
