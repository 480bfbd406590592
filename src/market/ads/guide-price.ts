import { gramsOf } from '#rules/ad-facts.ts';
import { estimatePrice, type PriceEstimate } from '#rules/hair-price.ts';
import { mmToInches } from '#rules/measure.ts';
import type { Currency } from '#rules/money.ts';
import { can } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { readPriceTable } from '../prices/read-price-table.ts';
import { readRates } from '../prices/read-rates.ts';
import { factsOfRow } from './ad-facts-row.ts';
import { findAd } from './own-ad-store.ts';

/** What such hair fetches, beside the price field. Undefined while the facts do not say enough. */
export async function guidePrice(
  ctx: Context,
  adId: string,
  currency: Currency,
): Promise<PriceEstimate | undefined> {
  const row = await findAd(ctx.db, adId);
  if (!row || !can(ctx.viewer, 'change this ad', { sellerId: row.seller_id, enteredBy: row.entered_by }))
    return undefined;
  const facts = factsOfRow(row, []);
  const { lengthMm, colour, ethnicity, treatment, texture, condition } = facts;
  const weight = gramsOf(facts);
  if (!lengthMm || !weight || !colour || !ethnicity || !treatment || !texture || !condition) return undefined;
  const shortest = facts.shortestLayerMm === null ? null : mmToInches(facts.shortestLayerMm);
  const hair = { longest: mmToInches(lengthMm), shortest, weight: { grams: weight.grams } };
  const kind = { colour, ethnicity, treatment, texture, condition };
  return estimatePrice({ ...hair, ...kind }, currency, await readRates(ctx), await readPriceTable(ctx));
}
