import type { TestDatabase } from './test-database.ts';

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
export async function sumTables({ pool }: TestDatabase): Promise<Map<string, string>> {
  // By a name, for PostgreSQL to plan so long a query once.
  const { rows } = await pool.query<{ name: string; sum: string }>({
    name: 'sum-tables',
    text: (asked ??= await writeQuery(pool)),
  });
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

/** Every database of the tests has the same tables. */
let asked: string | undefined;

async function writeQuery(pool: TestDatabase['pool']): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [NO_PAGES_DOING],
  );
  return rows
    .map(
      ({ name }) => `select '${name}' as name,
        md5(coalesce(string_agg(ctid::text || xmin::text, ' ' order by ctid), '')) as sum from ${name}`,
    )
    .join(' union all ');
}
