import { adUrl } from '#rules/ads/title.ts';
import { toNumber } from '#rules/numbers/exact.ts';
import { priceByModel } from '#rules/prices/model/price-by-model.ts';
import type { AskPrice } from '#rules/prices/calculator/calculator-schema.ts';
import { inchesToMm, meanLength, mmToInches } from '#rules/hair/measure.ts';
import type { ComparableSales, PriceAnswer } from './price-view.ts';
import type { Context } from '../context.ts';
import { compareSales, type SalesAlike } from './sales/compare-sales.ts';
import { readPriceTable } from './read-price-table.ts';
import { readRates } from './read-rates.ts';

/** What hair fetches: the model's range, what hair like it was sold for here, and what waiting would bring. */
export async function estimateHairPrice(ctx: Context, { hair, currency }: AskPrice): Promise<PriceAnswer> {
  const lengthMm = inchesToMm(toNumber(meanLength(hair.longest, hair.shortest)));
  const { colour, ethnicity, treatment } = hair;
  const [table, rates, alike] = await Promise.all([
    readPriceTable(ctx),
    readRates(ctx),
    compareSales(ctx, { lengthMm, colour, ethnicity, treatment }),
  ]);
  const priced = priceByModel(hair, currency, rates, table);
  return {
    ...priced,
    comparables: alike ? comparables(alike, priced.grams, rates.perUsd[currency]) : null,
  };
}

function comparables(
  { sales, newest, low, middle, high, demo }: SalesAlike,
  grams: number,
  perUsd: number,
): ComparableSales {
  const forGrams = (weight: number) => {
    const whole = (centsPerGram: number) => Math.round((centsPerGram * weight * perUsd) / 100);
    return { low: whole(low), middle: whole(middle), high: whole(high) };
  };
  const shown = newest.map((row) => ({
    url: adUrl(row.id, row.slug),
    title: row.title,
    lengthInches: mmToInches(row.length_mm),
    grams: row.grams,
    soldPrice: row.sold_price,
    currency: row.currency,
    soldAt: new Date(row.sold_at).toISOString(),
  }));
  return { sales, perHundredGrams: forGrams(100), forThisWeight: forGrams(grams), newest: shown, demo };
}
