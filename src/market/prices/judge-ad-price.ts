import type { HairColour, HairEthnicity, Treatment } from '#rules/hair/values.ts';
import { meanMm } from '#rules/hair/measure.ts';
import type { Currency } from '#rules/money.ts';
import { type FairPrice, judgePrice } from '#rules/prices/fair-price.ts';
import type { Context } from '../context.ts';
import { compareSales } from './sales/compare-sales.ts';
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
  if (!alike) return undefined;
  return judgePrice({ price, currency, grams: ad.grams, alike, rates });
}
