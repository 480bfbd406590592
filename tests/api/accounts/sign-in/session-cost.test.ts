import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite();

type Asked = { text: string; values: unknown[] };
// oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
const realQuery = pg.Client.prototype.query;
afterEach(() => {
  pg.Client.prototype.query = realQuery;
});

/** Every statement that reaches the database meanwhile, without those of the clock of the jobs. */
async function recordStatements(act: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    if (typeof first === 'string') asked.push({ text: first, values: second ?? [] });
    else if (first.text !== undefined) asked.push({ text: first.text, values: first.values ?? second ?? [] });
    return (realQuery as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof realQuery;
  await act();
  pg.Client.prototype.query = realQuery;
  return asked.filter(({ text }) => !text.includes('jobs.'));
}

/** Refused before anything is looked up. */
const QUIET = '/api/ad/getHairByColour?value=none';

test('knowing who asks costs a visitor no query and everybody else one', async () => {
  await site.get(QUIET, 'asha');
  expect(await recordStatements(() => site.get(QUIET))).toEqual([]);
  const asked = await recordStatements(() => site.get(QUIET, 'asha'));
  expect(asked.map(({ text }) => text)).toEqual([expect.stringContaining('"sessions"')]);
  const half = { cookie: 'sid=only-this' };
  expect(await recordStatements(() => site.get(QUIET, undefined, half))).toEqual([]);
});

test('that query goes by its index, however many sessions there are', async () => {
  const [asked] = await recordStatements(() => site.get(QUIET, 'asha'));
  await sql`insert into sessions (account_id, sid_hash, token, strength, expires_at)
    select ${site.people.bela.id}::uuid, md5(n::text) || md5((n + 1)::text), md5(n::text), 'weak', now()
    from generate_series(1, 5000) as n`.execute(site.db);
  await sql`insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at)
    select 1, 'many-' || n, 'many-' || n || '@example.com', 'IN', now(), '1', now()
    from generate_series(1, 2000) as n`.execute(site.db);
  await sql`analyze sessions, accounts`.execute(site.db);
  const { rows } = await site.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain ${asked?.text ?? ''}`,
    asked?.values,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan using sessions_(sid_hash|token)/);
  expect(plan).toContain('accounts_pkey');
  expect(plan).not.toContain('Seq Scan');
});
