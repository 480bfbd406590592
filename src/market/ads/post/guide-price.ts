import type { PriceEstimate } from '#rules/prices/hair-price.ts';
import type { Currency } from '#rules/money.ts';
import { can } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { readAdFacts } from '../ad-facts-row.ts';
import { estimateAdPrice } from '../../prices/estimate-ad-price.ts';
import { findAd } from '../own-ad-store.ts';

/** What such hair fetches, beside the price field. Undefined while the facts do not say enough. */
export async function guidePrice(
  ctx: Context,
  adId: string,
  currency: Currency,
): Promise<PriceEstimate | undefined> {
  const row = await findAd(ctx.db, adId);
  if (!row || !can(ctx.viewer, 'change this ad', { sellerId: row.seller_id, enteredBy: row.entered_by }))
    return undefined;
  return estimateAdPrice(ctx, readAdFacts(row, []), currency);
}
