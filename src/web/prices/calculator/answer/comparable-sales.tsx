import { type Currency, formatMoney } from '#rules/money/money.ts';
import type { ComparableSales } from '#market/prices/price-view.ts';
import { SALES_MONTHS } from '#rules/prices/sales-limits.ts';
import { showDate } from '../../../ui/dates.ts';
import { wholeMoney } from '../../price-words.ts';
import styles from './comparable-sales.module.css';

/** Hair like it that was really sold here. Shown only where there are enough sales to say something. */
export function ComparableSalesList({ found, currency }: { found: ComparableSales; currency: Currency }) {
  const { low, middle, high } = found.forThisWeight;
  const money = (amount: number) => wholeMoney(amount, currency);
  return (
    <section className={styles.sales} aria-labelledby="sold">
      <h2 id="sold">Sold here</h2>
      <p>
        {found.sales} {found.demo && 'demo '}ads for hair like this were sold in the last {SALES_MONTHS}{' '}
        months. By weight, yours would be worth about <b>{money(middle)}</b>; the middle half sold for{' '}
        {money(low)} to {money(high)}.
      </p>
      <ul className={styles.list}>
        {found.newest.map((sale) => (
          <li key={sale.url}>
            <a href={sale.url}>{sale.title}</a>
            <span>
              <b>{formatMoney({ amount: sale.soldPrice, currency: sale.currency })}</b> ·{' '}
              <time dateTime={sale.soldAt}>{showDate(sale.soldAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
