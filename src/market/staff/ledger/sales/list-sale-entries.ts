import { ensure } from '#rules/permissions.ts';
import type { SaleLedgerTable } from '#rules/staff/table-schema.ts';
import type { Context } from '../../../context.ts';
import { openTablePage } from '../../tables/open-table-page.ts';
import type { TablePage } from '../../tables/staff-rows-view.ts';
import type { RowWithCursor } from '../../tables/table-store.ts';
import type { SaleEntry } from './sale-entry-view.ts';
import { type SaleEntryRow, toSaleLedgerQuery } from './sale-ledger-store.ts';

/** The books of protected sales as a table, the newest first. For admins. */
export async function listSaleEntries(ctx: Context, query: SaleLedgerTable): Promise<TablePage<SaleEntry>> {
  ensure(ctx.viewer, 'see all sales');
  return openTablePage(ctx.db, toSaleLedgerQuery(query), query, toSaleEntry);
}

const toSaleEntry = (row: SaleEntryRow & RowWithCursor): SaleEntry => ({
  id: row.placeId,
  at: row.at.toISOString(),
  kind: row.kind,
  saleId: row.sale_id,
  title: row.ad_title ?? 'An ad',
  buyer: row.buyer,
  seller: row.seller,
  currency: row.currency,
  amounts: {
    payer: row.payer,
    held: row.held,
    seller: row.sellers,
    house: row.house,
    provider: row.provider,
  },
});
