import type { PriceBook } from '../price-view.ts';
import type { AskPriceBook } from '#rules/prices/calculator/calculator-schema.ts';
import { LEAST_SALES_TO_SHOW } from '#rules/prices/sales-limits.ts';
import type { Context } from '../../context.ts';
import { readRates } from '../read-rates.ts';
import { listCellMedians } from './sale-store.ts';
import { salesWindow } from './sales-window.ts';

/** What hair was really sold for in the last two years, by length and colour, for everybody to read. */
export async function openPriceBook(ctx: Context, { currency }: AskPriceBook): Promise<PriceBook> {
  const window = salesWindow(ctx);
  const [rates, cells] = await Promise.all([readRates(ctx), listCellMedians(ctx.db, window)]);
  const whole = (usdCents: number) => Math.round((usdCents * rates.perUsd[currency]) / 100);
  return {
    currency,
    ratesDate: rates.dates[currency],
    from: window.since.toISOString().slice(0, 10),
    to: ctx.now().toISOString().slice(0, 10),
    demo: window.demo,
    leastSales: LEAST_SALES_TO_SHOW,
    cells: cells.map(({ band, colour, sales, usd_cents, usd_cents_per_gram }) => ({
      band,
      colour,
      sales,
      medianPrice: whole(usd_cents),
      medianPerHundredGrams: whole(usd_cents_per_gram * 100),
    })),
  };
}
