import { ensure } from '#rules/permissions.ts';
import { PLANS } from '#rules/payments/subscription.ts';
import type { LedgerTable } from '#rules/staff/table-schema.ts';
import type { LedgerEntry } from '../../payments/order-view.ts';
import type { Context } from '../../context.ts';
import { openTablePage } from '../tables/open-table-page.ts';
import type { TablePage } from '../tables/staff-rows-view.ts';
import { type LedgerRow, toLedgerQuery } from './ledger-table-store.ts';

/** The ledger as a table: every payment and refund, the newest first. For admins. */
export async function listLedgerRows(ctx: Context, query: LedgerTable): Promise<TablePage<LedgerEntry>> {
  ensure(ctx.viewer, 'see subscriptions');
  return openTablePage(ctx.db, toLedgerQuery(query), query, toLedgerEntry);
}

const toLedgerEntry = (row: LedgerRow): LedgerEntry => ({
  at: row.at.toISOString(),
  kind: row.kind,
  orderId: row.order_id,
  orderNumber: row.order_number,
  account: row.username,
  planName: PLANS[row.plan].name,
  amount: row.amount,
  currency: row.currency,
  provider: row.provider,
  providerOrderId: row.provider_order_id,
  providerReference: row.reference,
});
