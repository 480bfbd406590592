import { LEAST_SALES_TO_SHOW } from '#rules/prices/sales-limits.ts';
import type { Context } from '../../context.ts';
import { type Alike, type AlikeSale, findSalesAlike } from './sale-store.ts';
import { salesWindow } from './sales-window.ts';

const SHOWN = 6;

/** Sales of hair alike: what a gram of it fetched, in US cents. */
export type SalesAlike = {
  sales: number;
  low: number;
  middle: number;
  high: number;
  newest: AlikeSale[];
  demo: boolean;
};

/** Hair like it that was sold here; undefined where there were too few to say anything. */
export async function compareSales(ctx: Context, hair: Alike): Promise<SalesAlike | undefined> {
  const window = salesWindow(ctx);
  const { sales, quartiles, newest } = await findSalesAlike(ctx.db, window, hair, SHOWN);
  if (sales < LEAST_SALES_TO_SHOW || quartiles === null) return undefined;
  const [low, middle, high] = quartiles;
  return { sales, low, middle, high, newest, demo: window.demo };
}
