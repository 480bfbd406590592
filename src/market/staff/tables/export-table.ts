import { csvLine } from '#rules/text/csv/csv.ts';
import { STAFF_TABLE_SCHEMAS } from '#rules/staff/table-schema.ts';
import type { StaffTableName } from '#rules/staff/table-words.ts';
import type { AdScope } from '#rules/staff/table-words.ts';
import type { TablePage } from './staff-rows-view.ts';
import type { Context } from '../../context.ts';
import { noteExport } from './note-export.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';
import { listAudit } from './list-audit.ts';
import { listHeld } from '../reports/list-held.ts';
import { listCases } from '../cases/list-cases.ts';
import { listLedgerRows } from '../ledger/list-ledger-rows.ts';
import { listSaleEntries } from '../ledger/sales/list-sale-entries.ts';
import { listReports } from '../reports/list-reports.ts';
import { listStaffAds } from '../ads/list-staff-ads.ts';
import { listSubscriptions } from '../subscriptions/list-subscriptions.ts';
import { listUsers } from '../users/list-users.ts';

type Asked = { table: StaffTableName; query: Record<string, unknown>; scope?: AdScope };
type Lister = (ctx: Context, query: never, scope: AdScope) => Promise<TablePage<unknown>>;

/** Read in parts, so that the file may be long and the memory stays small. */
const PART = 1000;

const LISTERS: Record<StaffTableName, Lister> = {
  ads: (ctx, query, scope) => listStaffAds(ctx, scope, query),
  users: listUsers,
  subscriptions: listSubscriptions,
  reports: listReports,
  held: listHeld,
  cases: listCases,
  audit: listAudit,
  ledger: listLedgerRows,
  'sale-ledger': listSaleEntries,
};

/** Exactly what the table shows under these filters, all pages of it, as lines of a CSV file. */
export async function exportTable(
  ctx: Context,
  { table, query, scope = { of: 'all' } }: Asked,
): Promise<AsyncIterable<string>> {
  const { after: _after, limit: _limit, ...filters } = query;
  const asked = STAFF_TABLE_SCHEMAS[table].parse(filters);
  const list = (after: string | null) =>
    LISTERS[table](ctx, { ...asked, limit: PART, ...(after ? { after } : {}) } as never, scope);
  // The first part comes before the answer begins: a refusal must still be able to say so.
  const first = await list(null);
  await noteExport(ctx, table, filters);
  return writeLines(table, first, list);
}

async function* writeLines(
  table: StaffTableName,
  first: TablePage<unknown>,
  list: (after: string) => Promise<TablePage<unknown>>,
): AsyncIterable<string> {
  const columns = EXPORT_COLUMNS[table] as Record<string, (row: unknown) => string | number | null>;
  const cells = Object.values(columns);
  yield csvLine(Object.keys(columns));
  for (let page = first; ; page = await list(page.next)) {
    yield page.items.map((row) => csvLine(cells.map((cell) => cell(row)))).join('');
    if (page.next === null) return;
  }
}
