import { findGrams } from '#rules/ads/ad-facts.ts';
import { toPricedHair } from '#rules/ads/checks/priced-hair.ts';
import { meanMm } from '#rules/hair/measure.ts';
import type { PriceGrounds } from '#rules/prices/fair-price.ts';
import type { Context } from '../../context.ts';
import { readAdFacts } from '../ad-facts-row.ts';
import { findKeptAd } from '../kept-ad.ts';
import { readPriceTable } from '../../prices/read-price-table.ts';
import { readRates } from '../../prices/read-rates.ts';
import { compareSales } from '../../prices/sales/compare-sales.ts';

/** By what the price of such hair is judged, beside the price field. Undefined while the facts do not say enough. */
export async function guidePrice(ctx: Context, adId: string): Promise<PriceGrounds | undefined> {
  const row = await findKeptAd(ctx, adId);
  const facts = row && readAdFacts(row, []);
  const hair = facts && toPricedHair(facts);
  if (!hair || facts.lengthMm === null) return undefined;
  const { colour, ethnicity, treatment } = hair;
  const lengthMm = meanMm(facts.lengthMm, facts.shortestLayerMm);
  const [{ date, perUsd }, { cells, version }, alike] = await Promise.all([
    readRates(ctx),
    readPriceTable(ctx),
    compareSales(ctx, { lengthMm, colour, ethnicity, treatment, exceptAdId: row.id }),
  ]);
  return {
    hair,
    grams: findGrams(facts)?.grams ?? 0,
    rates: { date, perUsd },
    cells,
    version,
    alike: alike ? withoutSales(alike) : null,
  };
}

const withoutSales = ({ sales, low, middle, high, demo }: NonNullable<PriceGrounds['alike']>) => ({
  sales,
  low,
  middle,
  high,
  demo,
});
