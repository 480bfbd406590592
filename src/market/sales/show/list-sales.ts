import { ensureSignedIn } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ListSales } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { cutPage, readCursor, writeCursor } from '../../cursor.ts';
import { listSalesById } from '../sale-store.ts';
import { listSaleCards } from './list-sale-cards.ts';
import type { SaleCard } from './sale-view.ts';
import { listSaleIds } from './show-store.ts';

/** One's sales on both sides, the newest first. */
export async function listSales(
  ctx: Context,
  { role, open, after, limit }: ListSales,
): Promise<{ items: SaleCard[]; next: string | null }> {
  const account = ensureSignedIn(ctx.viewer);
  const cursor = readCursor(after, 'sales', 'text');
  if (after !== undefined && !cursor)
    throw new Refusal('invalid', 'This list has changed. Please start again from the top.', {
      after: ['Not a cursor of this list.'],
    });
  const which = { accountId: account.id, role, isOpen: open };
  const ids = await listSaleIds(ctx.db, which, { after: cursor, most: limit + 1 });
  const { shown, next } = cutPage(ids, limit, (id) => writeCursor('sales', { value: id, id }));
  const rows = await listSalesById(ctx.db, shown, ctx.now());
  return { items: await listSaleCards(ctx, rows, account.id), next };
}
