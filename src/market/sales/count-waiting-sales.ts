import { isPressing } from '#rules/sales/life/find-next.ts';
import type { Context } from '../context.ts';
import { listSalesById } from './sale-store.ts';
import { listSaleCards } from './show/list-sale-cards.ts';
import { listSaleIds } from './show/show-store.ts';

/** So many are looked at: whoever has more open knows it. */
const MOST = 30;

/** In how many protected sales something waits for whoever is looking; a visitor has none. */
export async function countWaitingSales(ctx: Context): Promise<number> {
  const { viewer, saleSettings } = ctx;
  if (viewer === null || !saleSettings.isOn) return 0;
  const which = { accountId: viewer.id, role: undefined, isOpen: true };
  const ids = await listSaleIds(ctx.db, which, { after: undefined, most: MOST });
  if (ids.length === 0) return 0;
  const sales = await listSalesById(ctx.db, ids, ctx.now());
  const cards = await listSaleCards(ctx, sales, viewer.id);
  return cards.filter(({ next }) => isPressing(next)).length;
}
