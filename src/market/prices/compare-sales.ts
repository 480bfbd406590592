import { quantile } from '#rules/median.ts';
import { LEAST_SALES_TO_SHOW } from '#rules/price-views.ts';
import type { Context } from '../context.ts';
import { type Alike, type AlikeSale, listSalesAlike } from './sale-store.ts';
import { salesWindow } from './sales-window.ts';

/** Sales of hair alike: what a gram of it fetched, in US cents. */
export type SalesAlike = { rows: AlikeSale[]; low: number; middle: number; high: number; demo: boolean };

/** Hair like it that was sold here; undefined where there were too few to say anything. */
export async function compareSales(ctx: Context, hair: Alike): Promise<SalesAlike | undefined> {
  const window = salesWindow(ctx);
  const rows = await listSalesAlike(ctx.db, window, hair);
  if (rows.length < LEAST_SALES_TO_SHOW) return undefined;
  const perGram = rows.map((row) => row.usd_cents / row.grams);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(perGram, share)) as [
    number,
    number,
    number,
  ];
  return { rows, low, middle, high, demo: window.demo };
}
