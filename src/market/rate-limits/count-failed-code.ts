import { FAILED_CODES_ALARM } from '#rules/limits.ts';
import type { Context } from '../context.ts';
import { addToWindow } from './rate-limit-store.ts';
import { HOUR_SECONDS } from '#rules/time.ts';

const AN_HOUR = { most: FAILED_CODES_ALARM, seconds: HOUR_SECONDS };

/** Counts wrong codes over the whole site: very many mean that somebody tries them all, and staff must look. */
export async function countFailedCode(ctx: Context): Promise<void> {
  const counted = { key: 'failed-codes:site', limit: AN_HOUR, now: ctx.now() };
  const { count } = await ctx.count((db) => addToWindow(db, counted));
  if (count === FAILED_CODES_ALARM) ctx.log.error({ count }, 'alarm: very many wrong codes in this hour');
}
