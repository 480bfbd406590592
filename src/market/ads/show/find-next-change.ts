import { SOLD_VISIBLE_DAYS } from '#rules/ads/ad-days.ts';
import { SALES_MONTHS } from '#rules/prices/sales-limits.ts';
import type { Context } from '../../context.ts';
import { findNextMoment } from './clock-store.ts';

/** When the clock alone will next change what visitors see of the ads; undefined when it never will. */
export async function findNextChange(ctx: Context): Promise<Date | undefined> {
  return findNextMoment(ctx.db, { now: ctx.now(), soldDays: SOLD_VISIBLE_DAYS, salesMonths: SALES_MONTHS });
}
