import type { DatedRates } from '#rules/prices/currency-rates.ts';
import type { SetRate } from '#rules/prices/rate-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { lockRate, findRates, insertOrSetRate } from './rate-store.ts';
import { REPRICE_ADS } from './reprice-ads.ts';

/** Staff set the rate of a day. Prices in dollars, by which ads are sorted, follow soon after. */
export async function setRate(ctx: Context, rate: SetRate): Promise<DatedRates> {
  const account = ensure(ctx.viewer, 'set currency rates');
  const today = ctx.now().toISOString().slice(0, 10);
  if (rate.date > today)
    throw new Refusal('invalid', 'Please check what you entered.', {
      date: [`A rate cannot be from a day in the future. The latest day is ${today}.`],
    });
  return ctx.write(async (unit) => {
    const before = await lockRate(unit.db, rate);
    await insertOrSetRate(unit.db, rate, account.id);
    await unit.audit({
      action: 'set currency rate',
      objectKind: 'currency-rate',
      objectId: `${rate.currency} ${rate.date}`,
      before: before === null ? null : { perUsd: before },
      after: { perUsd: rate.perUsd },
      reason: rate.reason,
    });
    await unit.enqueue(REPRICE_ADS, {});
    return findRates(unit.db);
  });
}
