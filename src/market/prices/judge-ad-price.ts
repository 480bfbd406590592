import type { PricedFacts } from '#rules/ads/checks/priced-hair.ts';
import type { HairColour, HairEthnicity, Treatment } from '#rules/hair/values.ts';
import { meanMm } from '#rules/hair/measure.ts';
import type { Currency } from '#rules/money/money.ts';
import { type FairPrice, judgePrice } from '#rules/prices/fair-price.ts';
import { isFarBelowDealer } from '#rules/prices/far-off.ts';
import type { Context } from '../context.ts';
import type { AlikeFigures } from '../sql/sales-alike-sql.ts';
import { estimateAdPrice } from './estimate-ad-price.ts';
import { compareSales, readFigures } from './sales/compare-sales.ts';
import { salesWindow } from './sales/sales-window.ts';
import { readRates } from './read-rates.ts';

/** An ad on show, as its page knows it. */
type PricedAd = {
  id: string;
  lengthMm: number;
  shortestLayerMm: number | null;
  grams: number;
  colour: HairColour;
  ethnicity: HairEthnicity | null;
  treatment: Treatment;
  price: number | null;
  currency: Currency;
};

/** Where an ad's price lies among what hair like it was sold for; undefined where too little was sold to say. */
export async function judgeAdPrice(ctx: Context, ad: PricedAd): Promise<FairPrice | undefined> {
  const { price, currency, ethnicity, colour, treatment } = ad;
  if (price === null || ethnicity === null) return undefined;
  const lengthMm = meanMm(ad.lengthMm, ad.shortestLayerMm);
  const [rates, alike] = await Promise.all([
    readRates(ctx),
    compareSales(ctx, { lengthMm, colour, ethnicity, treatment, exceptAdId: ad.id }),
  ]);
  return alike && judgePrice({ price, currency, grams: ad.grams, alike, rates });
}

/** The same where the figures of the sales are there already: a page asks for all it shows at once. */
export async function judgeAmong(
  ctx: Context,
  { price, currency, grams }: Pick<PricedAd, 'price' | 'currency' | 'grams'>,
  figures: AlikeFigures,
): Promise<FairPrice | undefined> {
  const alike = readFigures(figures, salesWindow(ctx));
  if (price === null || !alike) return undefined;
  return judgePrice({ price, currency, grams, alike, rates: await readRates(ctx) });
}

/** Whether its price is far below what such hair fetches by the price table: for where too little was sold to compare. */
export async function isFarBelowTable(
  ctx: Context,
  ad: Omit<PricedFacts, 'weightGrams'> & Pick<PricedAd, 'price' | 'currency' | 'grams'>,
): Promise<boolean> {
  if (ad.price === null) return false;
  // What it weighs is known by now, also where it was estimated on the head.
  const facts: PricedFacts = { ...ad, weightGrams: ad.grams, cutState: 'cut' };
  const estimate = await estimateAdPrice(ctx, facts, ad.currency);
  return estimate !== undefined && isFarBelowDealer(ad.price, estimate);
}
