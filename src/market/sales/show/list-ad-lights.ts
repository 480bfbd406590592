import { ensureSignedIn } from '#rules/permissions.ts';
import { DAY_MS } from '#rules/time.ts';
import type { Context } from '../../context.ts';
import { listSalesById } from '../sale-store.ts';
import { makeLightView } from './make-light-view.ts';
import type { AdLight } from './sale-view.ts';
import { listLitSaleIdsOfAds } from './show-store.ts';

/** So long a payment that was taken back stands over its ad. */
const TAKEN_BACK_FOR_MS = DAY_MS;

/** Of these ads of one's own, those in a protected sale that is not over, or was taken back: how the light of each stands. */
export async function listAdLights(ctx: Context, adIds: readonly string[]): Promise<AdLight[]> {
  const account = ensureSignedIn(ctx.viewer);
  const now = ctx.now();
  const takenBackSince = new Date(now.getTime() - TAKEN_BACK_FOR_MS);
  const ids = await listLitSaleIdsOfAds(ctx.db, adIds, { sellerId: account.id, takenBackSince });
  const sales = await listSalesById(ctx.db, ids, now);
  return sales.map((sale) => ({ adId: sale.ad_id, saleId: sale.id, light: makeLightView(sale, now) }));
}
