import type { PriceEstimate } from '#rules/prices/hair-price.ts';
import type { Currency } from '#rules/money.ts';
import type { Context } from '../../context.ts';
import { readAdFacts } from '../ad-facts-row.ts';
import { estimateAdPrice } from '../../prices/estimate-ad-price.ts';
import { findKeptAd } from '../kept-ad.ts';

/** What such hair fetches, beside the price field. Undefined while the facts do not say enough. */
export async function guidePrice(
  ctx: Context,
  adId: string,
  currency: Currency,
): Promise<PriceEstimate | undefined> {
  const row = await findKeptAd(ctx, adId);
  return row && estimateAdPrice(ctx, readAdFacts(row, []), currency);
}
