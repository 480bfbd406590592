import { HAIR_LENGTHS } from '#rules/hair/values.ts';
import { COLOUR_LABELS, LENGTH_LABELS } from '#rules/hair/hair-words.ts';
import type { PriceBook } from '#market/prices/price-view.ts';
import { hairPaint } from '../../hair/hair-paints.tsx';
import { wholeMoney } from '../price-words.ts';
import styles from './price-book.module.css';

/** What a hundred grams fetched: one bar for each colour, under its length. The table beside it has the same numbers. */
export function PriceBookChart({ book: { cells, currency } }: { book: PriceBook }) {
  const most = Math.max(...cells.map((cell) => cell.medianPerHundredGrams), 1);
  const lengths = HAIR_LENGTHS.filter((band) => cells.some((cell) => cell.band === band));
  return (
    <section className={styles.picture} aria-labelledby="picture">
      <h2 id="picture">For 100 grams</h2>
      {lengths.map((band) => (
        <div key={band} className={styles.band}>
          <h3>{LENGTH_LABELS[band]}</h3>
          <ul className={styles.bars}>
            {cells
              .filter((cell) => cell.band === band)
              .map(({ colour, medianPerHundredGrams, sales }) => (
                <li key={colour}>
                  <span>{COLOUR_LABELS[colour]}</span>
                  <svg width="100%" height="22" aria-hidden="true">
                    <rect
                      className={styles.bar}
                      x="1"
                      y="3"
                      width={`${Math.max(1, Math.round((medianPerHundredGrams / most) * 985) / 10)}%`}
                      height="16"
                      rx="4"
                      fill={hairPaint(colour)}
                    />
                  </svg>
                  <b>{wholeMoney(medianPerHundredGrams, currency)}</b>
                  <small>{sales} sold</small>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
