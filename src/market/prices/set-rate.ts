import type { Database } from '#platform/postgres/database.ts';
import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import type { SetRate } from '#rules/prices/rates/rate-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { tellWhoDid } from '../deeds/tell-who-did.ts';
import { findRate, findRates, insertOrSetRate, lockCurrency } from './rate-store.ts';
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
    await lockCurrency(unit.db, rate.currency);
    const before = await findRate(unit.db, rate);
    await ensureSeen(ctx, unit.db, rate, before);
    await insertOrSetRate(unit.db, rate, account.id);
    await unit.audit({
      action: 'set currency rate',
      objectKind: 'currency-rate',
      objectId: nameRate(rate),
      before: before === null ? null : { perUsd: before },
      after: { perUsd: rate.perUsd },
      reason: rate.reason,
    });
    await unit.enqueue(REPRICE_ADS, {});
    return findRates(unit.db);
  });
}

type DayRate = Pick<SetRate, 'currency' | 'date'>;

const nameRate = ({ currency, date }: DayRate): string => `${currency} ${date}`;

/** Of two who set the rate of a currency the second hears who was first, or that the bank was. */
async function ensureSeen(
  ctx: Context,
  db: Database,
  { currency, date, perUsd: wished, seen, replaces }: SetRate,
  ofThatDay: number | null,
): Promise<void> {
  const { perUsd, dates } = await findRates(db);
  const now = { perUsd: perUsd[currency], date: dates[currency] };
  if (seen !== undefined && (seen.perUsd !== now.perUsd || seen.date !== now.date))
    throw await beenBefore(
      ctx,
      db,
      { currency, date: now.date },
      (who) =>
        `Meanwhile one US dollar buys ${now.perUsd} ${currency}, from ${now.date}.${who} Nothing of yours was saved: look at it, then set yours if it is still right.`,
    );
  // Nobody has seen the rates of past days: whoever changes one says which.
  if (ofThatDay === null || date >= now.date || ofThatDay === replaces || ofThatDay === wished) return;
  throw await beenBefore(
    ctx,
    db,
    { currency, date },
    (who) =>
      `On ${date} one US dollar bought ${ofThatDay} ${currency}.${who} Nothing of yours was saved: if yours is right, name ${ofThatDay} as the rate it replaces.`,
  );
}

async function beenBefore(
  ctx: Context,
  db: Database,
  rate: DayRate,
  say: (who: string) => string,
): Promise<Refusal> {
  const thing = { topic: 'rate', kind: 'currency-rate', id: nameRate(rate) } as const;
  return new Refusal('conflict', say(await tellWhoDid(ctx, db, thing)));
}
