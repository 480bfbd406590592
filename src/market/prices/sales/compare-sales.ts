import { LEAST_SALES_TO_SHOW } from '#rules/prices/sales-limits.ts';
import type { Context } from '../../context.ts';
import type { AlikeFigures } from '../../sql/sales-alike-sql.ts';
import { type Alike, type AlikeSale, findSalesAlike } from './sale-store.ts';
import { salesWindow } from './sales-window.ts';

const SHOWN = 6;

/** What a gram of hair alike fetched, in US cents. */
type AlikePrices = { sales: number; low: number; middle: number; high: number; demo: boolean };

/** The same, with the newest sales. */
export type SalesAlike = AlikePrices & { newest: AlikeSale[] };

/** Hair like it that was sold here; undefined where there were too few to say anything. */
export async function compareSales(ctx: Context, hair: Alike): Promise<SalesAlike | undefined> {
  const window = salesWindow(ctx);
  const { newest, ...figures } = await findSalesAlike(ctx.db, window, hair, SHOWN);
  const prices = readFigures(figures, window);
  return prices && { ...prices, newest };
}

/** Undefined where there were too few sales to say anything. */
export function readFigures(
  { sales, quartiles }: AlikeFigures,
  { demo }: { demo: boolean },
): AlikePrices | undefined {
  if (sales < LEAST_SALES_TO_SHOW || quartiles === null) return undefined;
  const [low, middle, high] = quartiles;
  return { sales, low, middle, high, demo };
}
