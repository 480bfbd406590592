import type { Route } from './+types/staff-ledger-page.ts';
import { CURRENCIES } from '#rules/money/money.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { readTable } from '../tables/read-table.ts';
import { tableAddress } from '../tables/table-address.ts';
import { PlanLedger, toLedgerRow } from './plan-ledger.tsx';
import { SaleLedger } from './sale-ledger.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(marketContext);
  if (url.searchParams.get('of') === 'sales') {
    const query = readTable('sale-ledger', url);
    const [page, figures] = await Promise.all([
      orRefusedPage(staff.saleLedger(query)),
      orRefusedPage(staff.saleFigures(query)),
    ]);
    const file = `/super-admin-user/export/sale-figures.csv${tableAddress(url.search, {})}`;
    return { sales: { query, page, figures, file } };
  }
  const query = readTable('ledger', url);
  const [page, totals] = await Promise.all([
    orRefusedPage(staff.ledger(query)),
    orRefusedPage(staff.ledgerTotals(query)),
  ]);
  const ways = CURRENCIES.map((each) => ({ each, href: tableAddress(url.search, { in: each }) }));
  return { plans: { query, totals, ways, page: { ...page, items: page.items.map(toLedgerRow) } } };
}

export default function StaffLedgerPage({ loaderData: { plans, sales } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Ledger" description="Every payment and refund." />
      <h1>Ledger</h1>
      <nav className="staff-tabs" aria-label="Whose money">
        <a href="/super-admin-user/ledger" aria-current={plans && 'page'}>
          Plans
        </a>
        <a href="/super-admin-user/ledger?of=sales" aria-current={sales && 'page'}>
          Sales
        </a>
      </nav>
      {plans && <PlanLedger {...plans} />}
      {sales && <SaleLedger {...sales} />}
    </>
  );
}
