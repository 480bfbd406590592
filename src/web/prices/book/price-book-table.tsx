import { COLOUR_LABELS, LENGTH_LABELS } from '#rules/hair/hair-words.ts';
import type { PriceBook } from '#market/prices/price-view.ts';
import { wholeMoney } from '../price-words.ts';
import styles from './price-book.module.css';

/** Every cell of the book as a row. */
export function PriceBookTable({ book: { cells, currency } }: { book: PriceBook }) {
  return (
    <table className={styles.table}>
      <caption>Medians by length and colour</caption>
      <thead>
        <tr>
          <th scope="col">Length</th>
          <th scope="col">Colour</th>
          <th scope="col">Sold</th>
          <th scope="col">Price</th>
          <th scope="col">100 g</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => (
          <tr key={`${cell.band} ${cell.colour}`}>
            <th scope="row">{LENGTH_LABELS[cell.band]}</th>
            <td>{COLOUR_LABELS[cell.colour]}</td>
            <td>{cell.sales}</td>
            <td>{wholeMoney(cell.medianPrice, currency)}</td>
            <td>{wholeMoney(cell.medianPerHundredGrams, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
