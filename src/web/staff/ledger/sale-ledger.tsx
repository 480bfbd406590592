import { formatNumber } from '#rules/numbers/format-number.ts';
import { formatMoney } from '#rules/money/money.ts';
import { SALE_ENTRY_WORDS } from '#rules/sales/money/sale-entries.ts';
import type { SaleAccount } from '#rules/sales/life/sale-kinds.ts';
import type { SaleEntry } from '#market/staff/ledger/sales/sale-entry-view.ts';
import type { SaleFigures } from '#market/staff/ledger/sales/sale-figures-view.ts';
import type { TablePage } from '#market/staff/tables/staff-rows-view.ts';
import { Moment } from '../../frame/time/moment.tsx';
import type { TableQuery } from '../tables/read-table.ts';
import { StaffTable } from '../tables/staff-table.tsx';
import type { Column } from '../tables/table-rows.tsx';

type SaleLedgerShown = {
  query: TableQuery<'sale-ledger'>;
  page: TablePage<SaleEntry>;
  figures: SaleFigures;
  file: string;
};

const moved = (label: string, account: SaleAccount): Column<SaleEntry> => ({
  label,
  isNumber: true,
  cell: ({ amounts, currency }) =>
    amounts[account] === 0 ? '–' : formatMoney({ amount: amounts[account], currency }),
});

const COLUMNS: readonly Column<SaleEntry>[] = [
  { label: 'When', cell: ({ at }) => <Moment at={at} /> },
  { label: 'Kind', cell: ({ kind }) => <span className="staff-tag">{SALE_ENTRY_WORDS[kind]}</span> },
  {
    label: 'Sale',
    cell: ({ saleId, title, buyer, seller }) => (
      <>
        <a href={`/super-admin-user/sale/${saleId}`}>{title}</a>
        <small>{`${buyer} buys of ${seller}`}</small>
      </>
    ),
  },
  moved('Buyer', 'payer'),
  moved('Held', 'held'),
  moved('Seller', 'seller'),
  moved('Ours', 'house'),
  moved('PayPal’s', 'provider'),
];

/** The books of protected sales: what they come to, and every entry. */
export const SaleLedger = ({ query, page, figures, file }: SaleLedgerShown) => (
  <>
    <p>
      The books of protected sales. PayPal holds the money; every line is what PayPal says. Choose days below
      to see only those.{' '}
      <a href={file} download>
        Download the figures as CSV
      </a>
    </p>
    <Figures groups={figures} />
    <StaffTable
      name="sale-ledger"
      title="Entries"
      query={query}
      page={page}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      kept={{ of: 'sales' }}
      empty="Nothing is booked here. Remove a filter, or search for less."
    />
  </>
);

const Figures = ({ groups }: { groups: SaleFigures }) => (
  <div className="staff-two">
    {groups.map(({ title, note, figures }) => (
      <section key={title} className="staff-panel">
        <h2>{title}</h2>
        <p>{note}</p>
        {figures.length === 0 ? (
          <p>Nothing.</p>
        ) : (
          <table className="staff-table">
            <thead>
              <tr>
                <th scope="col">Of</th>
                <th scope="col" className="is-number">
                  How many
                </th>
                <th scope="col" className="is-number">
                  Comes to
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ of, count, money, says }) => (
                <tr key={of + (money?.currency ?? '')}>
                  <td data-label="Of">{of}</td>
                  <td data-label="How many" className="is-number">
                    {count === null ? '–' : formatNumber(count)}
                  </td>
                  <td data-label="Comes to" className="is-number">
                    {money ? formatMoney(money) : (says ?? '–')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    ))}
  </div>
);
