import type { Currency } from '#rules/money.ts';
import type { DatedRates } from '#rules/prices/currency-rates.ts';
import { listOldRates } from '#rules/prices/rate-age.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { readRates } from './read-rates.ts';

/** The rates in force, and which of them have been the same for too long. */
export async function showRatesToStaff(ctx: Context): Promise<{ rates: DatedRates; old: Currency[] }> {
  ensureMayLook(ctx.viewer, 'set currency rates');
  const rates = await readRates(ctx);
  return { rates, old: listOldRates(rates, ctx.now()) };
}
