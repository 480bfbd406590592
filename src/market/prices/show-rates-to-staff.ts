import type { Currency } from '#rules/money/money.ts';
import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import { listOldRates } from '#rules/prices/rates/rate-age.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { findRates } from './rate-store.ts';

/** The rates in force, and which of them have been the same for too long. */
export async function showRatesToStaff(ctx: Context): Promise<{ rates: DatedRates; old: Currency[] }> {
  ensureMayLook(ctx.viewer, 'set currency rates');
  const rates = await findRates(ctx.db);
  return { rates, old: listOldRates(rates, ctx.now()) };
}
