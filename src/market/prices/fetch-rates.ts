import { type BankRates, listJumps, readBankRates } from '#rules/prices/rates/ecb-rates.ts';
import type { RatesContext } from '../context.ts';
import { findRates, insertOrSetRate } from './rate-store.ts';
import { REPRICE_ADS } from './reprice-ads.ts';

const SOURCE = 'The daily file of the European Central Bank.';

/**
 * Takes the rates of the day from the bank's file. Where it cannot be reached, or is not what it should be, the rates
 * in force stay: staff set them by hand, and are warned when nobody has for a week.
 */
export async function fetchRates(ctx: RatesContext): Promise<void> {
  const file = await ctx.ratesFile.read().catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the file of currency rates cannot be reached');
    return null;
  });
  if (file === null) return;
  const today = ctx.now().toISOString().slice(0, 10);
  const rates = readBankRates(file);
  if (!rates || rates.date > today) {
    ctx.log.warn('the file of currency rates is not what it should be');
    return;
  }
  await takeRates(ctx, rates);
}

async function takeRates(ctx: RatesContext, { date, ...bank }: BankRates): Promise<void> {
  await ctx.write(async (unit) => {
    const inForce = await findRates(unit.db);
    // What somebody set by hand for the day, or for a later one, stands.
    const newer = Object.entries(bank.perUsd).flatMap(([currency, perUsd]) =>
      inForce.dates[currency as keyof BankRates['perUsd']] < date
        ? [{ currency: currency as keyof BankRates['perUsd'], perUsd }]
        : [],
    );
    if (newer.length === 0) return;
    const audited = { objectKind: 'currency-rate', objectId: date, before: inForce.perUsd };
    const jumps = listJumps(inForce.perUsd, { date, ...bank });
    if (jumps.length > 0) {
      ctx.log.warn({ jumps, date }, 'the rates of the day are too far from those in force');
      const reason = `More than a fifth away from the rate in force: ${jumps.join(', ')}. Set it by hand if it is true.`;
      await unit.audit({ ...audited, action: 'refuse currency rates', after: bank.perUsd, reason });
      return;
    }
    for (const rate of newer) await insertOrSetRate(unit.db, { ...rate, date }, null);
    await unit.audit({ ...audited, action: 'fetch currency rates', after: bank.perUsd, reason: SOURCE });
    await unit.enqueue(REPRICE_ADS, {});
  });
}
