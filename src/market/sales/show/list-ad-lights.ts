import { ensureSignedIn } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { listSalesById } from '../sale-store.ts';
import { makeLightView } from './make-light-view.ts';
import type { AdLight } from './sale-view.ts';
import { listOpenSaleIdsOfAds } from './show-store.ts';

/** Of these ads of one's own, those in a protected sale that is not over: how the light of each stands. */
export async function listAdLights(ctx: Context, adIds: readonly string[]): Promise<AdLight[]> {
  const account = ensureSignedIn(ctx.viewer);
  const ids = await listOpenSaleIdsOfAds(ctx.db, adIds, account.id);
  const sales = await listSalesById(ctx.db, ids, ctx.now());
  return sales.map((sale) => ({ adId: sale.ad_id, saleId: sale.id, light: makeLightView(sale, ctx.now()) }));
}
