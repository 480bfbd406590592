import { useLocation } from 'react-router';
import type { Route } from './+types/staff-sales-page.ts';
import { formatMoney } from '#rules/money/money.ts';
import { SALE_STATE_IN_A_SENTENCE } from '#rules/sales/life/sale-states.ts';
import { nameProblemShort } from '#rules/sales/words/disputes.ts';
import { plural } from '#rules/text/plural.ts';
import type { HeldMoney, StaffSaleCard } from '#market/sales/staff/staff-sale-view.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { Moment } from '../../frame/time/moment.tsx';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, TableRows } from '../tables/table-rows.tsx';
import { WAITS_FOR } from './sale-staff-words.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffSales } = context.get(marketContext);
  const isDisputes = url.pathname.endsWith('/disputes');
  const after = url.searchParams.get('after') ?? undefined;
  const listed = await orRefusedPage(staffSales.list({ disputes: isDisputes, limit: 50, after }));
  return { ...listed, items: listed.items.map(toRow), isDisputes };
}

type SaleRow = ReturnType<typeof toRow>;

/** As much as a line shows. */
const toRow = (sale: StaffSaleCard) => ({
  id: sale.id,
  title: sale.ad.title,
  state: SALE_STATE_IN_A_SENTENCE[sale.state],
  people: `${sale.buyer.username} buys of ${sale.seller.username}`,
  total: formatMoney({ amount: sale.total, currency: sale.currency }),
  days: sale.daysToWall,
  problem: sale.dispute && nameProblemShort(sale.dispute.reason),
  waitsFor: sale.dispute && WAITS_FOR[sale.dispute.waitsFor],
  decideBy: sale.dispute?.decideBy ?? null,
});

const COLUMNS: readonly Column<SaleRow>[] = [
  {
    label: 'Sale',
    cell: ({ id, title, people }) => (
      <>
        <a href={`/super-admin-user/sale/${id}`}>{title}</a>
        <small>{people}</small>
      </>
    ),
  },
  {
    label: 'How it stands',
    cell: ({ state, problem }) => (
      <>
        {state}
        {problem && <small>{problem}</small>}
      </>
    ),
  },
  {
    label: 'Waits for',
    cell: ({ waitsFor, decideBy }) =>
      waitsFor === null ? (
        '–'
      ) : (
        <>
          {waitsFor}
          <small>decide by {decideBy && <Moment at={decideBy} />}</small>
        </>
      ),
  },
  { label: 'To the wall', isNumber: true, cell: ({ days }) => (days === null ? '–' : plural(days, 'day')) },
  { label: 'In all', isNumber: true, cell: ({ total }) => total },
];

export default function StaffSalesPage({ loaderData }: Route.ComponentProps) {
  const { items, held, next, isDisputes } = loaderData;
  const { pathname } = useLocation();
  const title = isDisputes ? 'Disputes' : 'Sales';
  return (
    <>
      <PageHead title={title} description="Protected sales, those nearest the wall first." />
      <h1>{title}</h1>
      <p>
        Those nearest the wall first: there PayPal pays the seller by itself.{' '}
        {isDisputes ? (
          <a href="/super-admin-user/sales">All sales that are not over</a>
        ) : (
          <a href="/super-admin-user/disputes">Only disputes</a>
        )}
      </p>
      {!isDisputes && <Held held={held} />}
      {items.length === 0 ? (
        <p>{isDisputes ? 'Nobody is in dispute.' : 'No sale is open.'}</p>
      ) : (
        <TableRows
          title={title}
          rows={items}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          rowName={({ title: name }) => name}
        />
      )}
      {next && (
        <p>
          <ButtonLink kind="secondary" href={`${pathname}?after=${encodeURIComponent(next)}`}>
            More
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** What PayPal holds for our sales now. */
const Held = ({ held }: { held: readonly HeldMoney[] }) => (
  <section className="staff-panel" aria-labelledby="held">
    <h2 id="held">Held at PayPal now</h2>
    {held.length === 0 ? (
      <p>Nothing.</p>
    ) : (
      <ul>
        {held.map(({ currency, amount, sales }) => (
          <li key={currency}>
            <b>{formatMoney({ amount, currency })}</b> in {plural(sales, 'sale')}
          </li>
        ))}
      </ul>
    )}
  </section>
);
