import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

export type MarketCounts = { forSale: number; sold: number; countries: number };

export async function countMarketRows(db: Database, now: Date): Promise<MarketCounts> {
  const { rows } = await sql<MarketCounts>`
    select count(*) filter (where status = 'live' and expires_at > ${now})::int as "forSale",
      count(*) filter (where status = 'sold')::int as "sold",
      count(distinct country) filter (where status in ('live', 'sold'))::int as "countries"
    from ads where held is null`.execute(db);
  return rows[0] ?? { forSale: 0, sold: 0, countries: 0 };
}
