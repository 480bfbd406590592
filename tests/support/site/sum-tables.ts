import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** What a request changes whatever page it asks for. */
const NO_PAGES_DOING = [
  // When somebody was last here, and that their session is in use.
  'sessions',
  'devices',
  // How often an ad was looked at.
  'ad_figures_daily',
  // How much one address asks for.
  'limits',
];

/** By where each row lies and who wrote it: a row that is written again as it was counts too. */
export async function sumTables(db: Database): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const sums = tables
    .filter(({ name }) => !NO_PAGES_DOING.includes(name))
    .map(
      ({ name }) => sql`select ${name} as name,
        md5(coalesce(string_agg(ctid::text || xmin::text, ' ' order by ctid), '')) as sum from ${sql.table(name)}`,
    );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}
