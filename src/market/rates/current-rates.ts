import type { Database } from '#platform/database.ts';
import { FIXTURE_RATES, type Rates } from '#rules/money.ts';
import { listNewestRates } from './rate-store.ts';

/** What one US dollar buys by the newest rates we have. */
export async function currentRates(db: Database): Promise<Rates> {
  const rows = await listNewestRates(db);
  return {
    date:
      rows
        .map((row) => row.rated_on)
        .toSorted()
        .at(-1) ?? FIXTURE_RATES.date,
    perUsd: {
      ...FIXTURE_RATES.perUsd,
      ...Object.fromEntries(rows.map((row) => [row.currency, Number(row.per_usd)])),
    },
  };
}
