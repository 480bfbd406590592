import { LENGTH_LABELS } from '#rules/hair/hair-words.ts';
import type { PriceAnswer, WaitPoint } from '#market/prices/price-view.ts';
import { bothLengths, wholeMoney } from '../price-words.ts';
import styles from './wait-and-earn-chart.module.css';

const HEIGHT = 150;
const TOP = 24;
const BOTTOM = 26;

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

function WaitChart({ waiting, currency }: WaitProps) {
  const most = Math.max(...waiting.map(({ asking }) => asking ?? 0), 1);
  const step = 100 / waiting.length;
  const room = HEIGHT - TOP - BOTTOM;
  return (
    <figure className={styles.figure} aria-label={chartWords(waiting, currency)}>
      <svg className={styles.picture} width="100%" height={HEIGHT} aria-hidden="true">
        {waiting.map(({ months, asking }, place) => {
          const height = Math.max(2, ((asking ?? 0) / most) * room);
          const middle = `${Math.round((place + 0.5) * step * 100) / 100}%`;
          return (
            <g key={months} className={months % 12 === 0 ? styles.year : undefined}>
              <rect
                className={asking === null ? styles.none : styles.bar}
                x={`${Math.round((place + 0.18) * step * 100) / 100}%`}
                y={HEIGHT - BOTTOM - height}
                width={`${Math.round(step * 0.64 * 100) / 100}%`}
                height={height}
                rx="3"
              />
              {months % 12 === 0 && asking !== null && (
                <text
                  x={place === 0 ? '0' : place === waiting.length - 1 ? '100%' : middle}
                  y={HEIGHT - BOTTOM - height - 7}
                  className={
                    place === 0 ? styles.first : place === waiting.length - 1 ? styles.last : styles.value
                  }
                >
                  {wholeMoney(asking, currency)}
                </text>
              )}
              <text x={middle} y={HEIGHT - 6} className={styles.month}>
                {months === 0 ? 'now' : months}
              </text>
            </g>
          );
        })}
        <line className={styles.ground} x1="0" x2="100%" y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
      </svg>
    </figure>
  );
}

function chartWords(waiting: readonly WaitPoint[], currency: PriceAnswer['currency']): string {
  const said = waiting
    .filter(({ months }) => months % 12 === 0)
    .map(({ months, asking }) => {
      const when = months === 0 ? 'now' : `after ${months} months`;
      return `${when} ${asking === null ? 'no real market' : wholeMoney(asking, currency)}`;
    });
  return `Asking price by months of waiting: ${said.join(', ')}.`;
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
