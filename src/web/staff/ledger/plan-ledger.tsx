import { type CURRENCIES, CURRENCY_NAMES, formatMoney } from '#rules/money/money.ts';
import type { LedgerEntry } from '#market/payments/order-view.ts';
import type { LedgerTotals } from '#market/staff/ledger/ledger-totals-view.ts';
import type { TablePage } from '#market/staff/tables/staff-rows-view.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { showDate } from '../../ui/dates.ts';
import type { TableQuery } from '../tables/read-table.ts';
import { StaffTable } from '../tables/staff-table.tsx';
import type { Column } from '../tables/table-rows.tsx';

type LedgerRow = ReturnType<typeof toLedgerRow>;

/** The provider's number of the order is for the file only. */
export const toLedgerRow = ({ provider: _provider, providerOrderId: _order, ...row }: LedgerEntry) => row;

type PlanLedgerShown = {
  query: TableQuery<'ledger'>;
  page: TablePage<LedgerRow>;
  totals: LedgerTotals;
  ways: Way[];
};

const COLUMNS: readonly Column<LedgerRow>[] = [
  { label: 'When', cell: ({ at }) => <Moment at={at} /> },
  {
    label: 'Kind',
    cell: ({ kind }) => (
      <span className="staff-tag" data-status={kind}>
        {kind === 'payment' ? 'Payment' : 'Refund'}
      </span>
    ),
  },
  { label: 'Amount', isNumber: true, cell: (row) => formatMoney(row) },
  { label: 'Account', cell: ({ account }) => account },
  { label: 'Plan', cell: ({ planName }) => planName },
  {
    label: 'Order',
    cell: ({ orderId, orderNumber }) => <a href={`/super-admin-user/order/${orderId}`}>{orderNumber}</a>,
  },
  { label: 'Provider’s number', cell: ({ providerReference }) => <small>{providerReference}</small> },
];

/** Every payment and refund of plans, and what they add up to. */
export function PlanLedger({ query, page, totals, ways }: PlanLedgerShown) {
  return (
    <>
      <p>Every payment and refund. Open an order to give money back.</p>
      <Totals totals={totals} ways={ways} />
      <StaffTable
        name="ledger"
        title="Ledger"
        query={query}
        page={page}
        columns={COLUMNS}
        rowKey={(row) => row.kind + row.providerReference}
        rowName={({ orderNumber }) => orderNumber}
        kept={{ in: query.in }}
        empty="No payments match. Remove a filter, or search for less."
      />
    </>
  );
}

type Way = { each: (typeof CURRENCIES)[number]; href: string };
type TotalsProps = { totals: LedgerTotals; ways: Way[] };

/** What the rows below add up to, on all their pages. */
function Totals({ totals: { sums, all, ratesOf }, ways }: TotalsProps) {
  const lines = sums.length > 1 || sums[0]?.currency !== all.currency ? [...sums, all] : sums;
  return (
    <section className="staff-panel" aria-labelledby="totals">
      <h2 id="totals">Totals of what is shown</h2>
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col" className="is-number">
              Came in
            </th>
            <th scope="col" className="is-number">
              Went back
            </th>
            <th scope="col" className="is-number">
              Remains
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((sum) => (
            <tr key={sum === all ? 'all' : sum.currency}>
              <td data-label="Currency">
                {sum === all ? <b>All in {CURRENCY_NAMES[all.currency]}s</b> : CURRENCY_NAMES[sum.currency]}
              </td>
              {(['came', 'went', 'remains'] as const).map((name) => (
                <td key={name} data-label={LABELS[name]} className="is-number">
                  {formatMoney({ amount: sum[name], currency: sum.currency })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        One sum in{' '}
        {ways.map(({ each, href }, at) => (
          <span key={each}>
            {at > 0 && ' · '}
            <a href={href} aria-current={each === all.currency ? 'true' : undefined}>
              {each}
            </a>
          </span>
        ))}
        , by the rates of {showDate(ratesOf)}.
      </p>
    </section>
  );
}

const LABELS = { came: 'Came in', went: 'Went back', remains: 'Remains' };
