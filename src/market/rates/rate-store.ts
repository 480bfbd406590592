import type { Database } from '#platform/database.ts';

/** The newest rate of each currency. */
export async function listNewestRates(db: Database) {
  return db
    .selectFrom('currency_rates')
    .distinctOn('currency')
    .select(['currency', 'rated_on', 'per_usd'])
    .orderBy('currency')
    .orderBy('rated_on', 'desc')
    .execute();
}
