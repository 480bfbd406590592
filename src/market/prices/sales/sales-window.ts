import { SALES_MONTHS } from '#rules/prices/sales-limits.ts';
import type { Context } from '../../context.ts';
import type { SalesSince } from '../../sql/sales-alike-sql.ts';

/** The last 24 months. A site filled with demo data shows demo sales and says so; any other shows real ones only. */
export function salesWindow({ now, config }: Context): SalesSince {
  return { since: salesStart(now()), demo: config.DEMO_DATA === 'on' };
}

export function salesStart(now: Date): Date {
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - SALES_MONTHS);
  return start;
}
