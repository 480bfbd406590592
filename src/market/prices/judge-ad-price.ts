import type { HairColour, HairEthnicity, Treatment } from '#rules/hair/values.ts';
import type { Currency } from '#rules/money.ts';
import type { FairPrice } from './price-view.ts';
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
  const lengthMm = Math.round((ad.lengthMm + (ad.shortestLayerMm ?? ad.lengthMm)) / 2);
  const [rates, alike] = await Promise.all([
    readRates(ctx),
    compareSales(ctx, { lengthMm, colour, ethnicity, treatment, exceptAdId: ad.id }),
  ]);
  if (!alike) return undefined;
  const inMinor = (centsPerGram: number) => Math.round(centsPerGram * ad.grams * rates.perUsd[currency]);
  const [low, middle, high] = [inMinor(alike.low), inMinor(alike.middle), inMinor(alike.high)];
  const verdict = price < low ? 'below' : price > high ? 'above' : 'within';
  return { sales: alike.sales, low, middle, high, price, currency, verdict, demo: alike.demo };
}
