import type { Database } from '#platform/postgres/database.ts';
import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import type { Context } from '../context.ts';
import { findRates } from './rate-store.ts';

/** What one US dollar buys by the newest rates, for whoever converts a price. */
export async function readRates(ctx: Context): Promise<DatedRates> {
  return ctx.cached('rates', ({ db }) => findRates(db));
}

/** The same inside a write, by its own connection: a crowd that each waits for a second one waits for ever. */
export async function readRatesInside(db: Database): Promise<DatedRates> {
  return findRates(db);
}
