import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#platform/postgres/migrator.ts';
import type { Database } from '#platform/postgres/database.ts';
import { EMPTY, openTestDatabase } from '../../support/site/test-database.ts';

const changes = readFileSync('CHANGELOG.md', 'utf8');
/** Each release with the last migration it had, the newest first. */
const releases = [
  ...changes.matchAll(/^## (\d+\.\d+\.\d+) \(.*\)\n\nLast migration `(\d{4}-[\w-]+\.sql)`/gm),
].map(([, version = '', last = '']) => ({ version, last }));
const ALL = readdirSync('src/platform/postgres/migrations').toSorted();

/** Everything that a table, a guard or an index is made of. */
async function describeSchema(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select proname || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

test('the version of package.json is the newest release, and its migration is there', () => {
  expect(releases.length).toBeGreaterThan(2);
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ version: releases[0]?.version });
  for (const { last } of releases) expect(ALL).toContain(last);
});

test.each(releases)(
  'a database of $version with people in it comes to this release',
  async ({ last }) => {
    const [old, fresh] = [await openTestDatabase(EMPTY), await openTestDatabase(EMPTY)];
    const before = await migrate(old.db, { upTo: last });
    expect(before.applied.at(-1)).toBe(last);
    await sql`insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at)
    select 2, 'seller' || n, 'seller' || n || '@example.com', 'IN', now(), '1', now() from generate_series(1, 20) as n`.execute(
      old.db,
    );
    const { applied } = await migrate(old.db);
    expect([...before.applied, ...applied]).toEqual(ALL);
    await migrate(fresh.db);
    expect(await describeSchema(old.db)).toEqual(await describeSchema(fresh.db));
    const { rows } = await sql<{ people: number }>`select count(*)::int as people from accounts`.execute(
      old.db,
    );
    expect(rows).toEqual([{ people: 20 }]);
    await old.close();
    await fresh.close();
  },
  120_000,
);
