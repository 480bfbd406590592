import { findGrams } from '#rules/ads/ad-facts.ts';
import { toWorth } from '#rules/prices/far-off.ts';
import { estimatePrice, type PriceEstimate } from '#rules/prices/hair-price.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import type { Currency, Money } from '#rules/money.ts';
import type { Context } from '../context.ts';
import { readPriceTable } from './read-price-table.ts';
import { readRates } from './read-rates.ts';
import { findPricedFacts, type PricedFacts } from './priced-ad-store.ts';

/** What hair of these facts fetches. Undefined while they do not say enough. */
export async function estimateAdPrice(
  ctx: Context,
  facts: PricedFacts,
  currency: Currency,
): Promise<PriceEstimate | undefined> {
  const { lengthMm, colour, ethnicity, treatment, texture, condition } = facts;
  const weight = findGrams(facts);
  if (!lengthMm || !weight || !colour || !ethnicity || !treatment || !texture || !condition) return undefined;
  const shortest = facts.shortestLayerMm === null ? null : mmToInches(facts.shortestLayerMm);
  const hair = { longest: mmToInches(lengthMm), shortest, weight: { grams: weight.grams } };
  const kind = { colour, ethnicity, treatment, texture, condition };
  return estimatePrice({ ...hair, ...kind }, currency, await readRates(ctx), await readPriceTable(ctx));
}

/** What the hair of an ad fetches, to hold an amount against. */
export async function findWorth(ctx: Context, adId: string, currency: Currency): Promise<Money | undefined> {
  const facts = await findPricedFacts(ctx.db, adId);
  return facts && estimateWorth(ctx, facts, currency);
}

export async function estimateWorth(
  ctx: Context,
  facts: PricedFacts,
  currency: Currency,
): Promise<Money | undefined> {
  const estimate = await estimateAdPrice(ctx, facts, currency);
  return estimate && toWorth(estimate, await readRates(ctx));
}
