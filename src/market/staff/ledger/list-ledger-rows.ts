import { ensure } from '#rules/permissions.ts';
import type { LedgerTable } from '#rules/staff/table-schema.ts';
import { toLedgerEntry } from '../../payments/ledger/to-ledger-entry.ts';
import type { LedgerEntry } from '../../payments/order-view.ts';
import type { Context } from '../../context.ts';
import { openTablePage } from '../tables/open-table-page.ts';
import type { TablePage } from '../tables/staff-rows-view.ts';
import { toLedgerQuery } from './ledger-table-store.ts';

/** The ledger as a table: every payment and refund, the newest first. For admins. */
export async function listLedgerRows(ctx: Context, query: LedgerTable): Promise<TablePage<LedgerEntry>> {
  ensure(ctx.viewer, 'see subscriptions');
  return openTablePage(ctx.db, toLedgerQuery(query), query, toLedgerEntry);
}
