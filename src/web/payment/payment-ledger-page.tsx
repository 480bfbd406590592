import type { LedgerEntry } from '#market/payments/order-view.ts';
import { CURRENCIES, formatMoney } from '#rules/money.ts';
import type { Route } from './+types/payment-ledger-page.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/page-head.tsx';
import styles from './payment.module.css';
import { orRefusedPage } from '../request/refused-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Moment } from '../frame/time/moment.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Plans and prices', url: '/payment/' }, { label: 'Ledger' }],
};

export async function loader({ context }: Route.LoaderArgs) {
  const { entries, totals } = await orRefusedPage(context.get(marketContext).payments.ledger({}));
  return { entries: entries.map(toLedgerRow), totals };
}

/** The provider's own number of an order is for the file only. */
const toLedgerRow = ({ at, kind, orderNumber, account, planName, ...rest }: LedgerEntry) => ({
  at,
  kind,
  orderNumber,
  account,
  planName,
  amount: rest.amount,
  currency: rest.currency,
  reference: rest.providerReference,
});

export default function PaymentLedgerPage({ loaderData: { entries, totals } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHead title="Ledger" description="Every payment and refund." />
      <h1>Ledger</h1>
      <dl className={styles.facts}>
        {CURRENCIES.filter((currency) => totals[currency] !== undefined).map((currency) => (
          <div key={currency}>
            <dt>{currency}</dt>
            <dd>{formatMoney({ amount: totals[currency] ?? 0, currency })}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ButtonLink kind="secondary" href="/payment/ledger.csv">
          Download as CSV
        </ButtonLink>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by key */}
      <section className={styles.scroll} tabIndex={0} aria-label="Payments and refunds">
        <table className={styles.ledger}>
          <thead>
            <tr>
              <th>Date</th>
              <th>Kind</th>
              <th>Account</th>
              <th>Plan</th>
              <th className={styles.sum}>Amount</th>
              <th>Order</th>
              <th>Provider’s number</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.reference + entry.kind}>
                <td>
                  <Moment at={entry.at} />
                </td>
                <td>{entry.kind}</td>
                <td>{entry.account}</td>
                <td>{entry.planName}</td>
                <td className={styles.sum}>{formatMoney(entry)}</td>
                <td>{entry.orderNumber}</td>
                <td>{entry.reference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
