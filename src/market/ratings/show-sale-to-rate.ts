import { isId } from '#rules/id.ts';
import { ensure } from '#rules/permissions.ts';
import { openSince } from '#rules/ratings/rating-rules.ts';
import type { Context } from '../context.ts';
import { saleToRate } from './make-rating-view.ts';
import { listUnrated } from './rating-list-store.ts';
import { isOwnSale } from './sale/sale-store.ts';
import type { SaleToRate } from './rating-view.ts';

/** A sale of one's own that one has not rated yet and still may; `over` if one did, or may no more. Others' are not there. */
export async function showSaleToRate(ctx: Context, saleId: string): Promise<SaleToRate | 'over' | undefined> {
  const account = ensure(ctx.viewer, 'rate the other side of a sale');
  if (!isId(saleId)) return undefined;
  const [row] = await listUnrated(ctx.db, {
    accountId: account.id,
    soldSince: openSince(ctx.now()),
    id: saleId,
    limit: 1,
  });
  if (row) return saleToRate(row, account.id);
  return (await isOwnSale(ctx.db, saleId, account.id)) ? 'over' : undefined;
}
