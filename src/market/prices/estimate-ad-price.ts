import { type PricedFacts, toPricedHair } from '#rules/ads/checks/priced-hair.ts';
import { toWorth } from '#rules/prices/far-off.ts';
import { estimatePrice, type PriceEstimate } from '#rules/prices/model/hair-price.ts';
import type { Currency, Money } from '#rules/money/money.ts';
import type { Context } from '../context.ts';
import { readPriceTable } from './read-price-table.ts';
import { readRates } from './read-rates.ts';
import { findPricedFacts } from './priced-ad-store.ts';

/** What hair of these facts fetches. Undefined while they do not say enough. */
export async function estimateAdPrice(
  ctx: Context,
  facts: PricedFacts,
  currency: Currency,
): Promise<PriceEstimate | undefined> {
  const hair = toPricedHair(facts);
  return hair && estimatePrice(hair, currency, await readRates(ctx), await readPriceTable(ctx));
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
