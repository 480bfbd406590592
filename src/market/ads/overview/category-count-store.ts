import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

type KindCount = { length: string | null; colour: string | null; ethnicity: string | null; ads: number };

/** From ad_counts, in one pass: a row for each length, each colour and each hair type that is for sale. */
export async function countKinds(db: Database): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`
    select band as "length", colour, ethnicity, sum(ads)::int as ads from ad_counts
    where status = 'live' and ads > 0
    group by grouping sets ((band), (colour), (ethnicity))`.execute(db);
  return rows;
}
