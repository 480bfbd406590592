import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/postgres/migrator.ts';
import { EMPTY, useDatabase } from '../../support/site/test-database.ts';
import { DAY_MS } from '#rules/time.ts';

const old = useDatabase(EMPTY);
beforeAll(async () => {
  await migrate(old.db, { upTo: '0148-page-votes.sql' });
  await sql`insert into accounts (username, email, account_type, role, password_hash, country, adult_confirmed_at,
      terms_version, terms_accepted_at, created_at, verified_at, blocked_at)
    select name, name || '@example.com', type, role::account_role, 'hash of ' || name, 'IN',
      now() - age, '1', now() - age, now() - age, case when is_proved then now() end, case when is_blocked then now() end
    from (values
      ('fresh',   2, 'enduser', interval '2 hours', false, false),
      ('no-code', 1, 'enduser', interval '3 hours', false, false),
      ('old',     2, 'enduser', interval '2 days',  false, false),
      ('seller',  2, 'enduser', interval '2 hours', false, false),
      ('blocked', 2, 'enduser', interval '2 days',  false, true),
      ('invited', 0, 'creator', interval '9 days',  false, false),
      ('proved',  2, 'enduser', interval '2 days',  true,  false)
    ) as people (name, type, role, age, is_proved, is_blocked)`.execute(old.db);
  await sql`insert into codes (account_id, purpose, email, code_hmac, created_at, expires_at, used_at)
    select accounts.id, purpose::code_purpose, email, rpad(sum, 43, 'x'), now() - age, now() + interval '5 minutes', used_at
    from accounts join (values
      ('fresh', 'verify-email', 'void', interval '9 minutes', now()),
      ('fresh', 'verify-email', 'live', interval '5 minutes', null),
      ('old', 'verify-email', 'live', interval '5 minutes', null),
      ('proved', 'verify-email', 'left-over', interval '5 minutes', null),
      ('proved', 'reset-password', 'another', interval '5 minutes', null)
    ) as mailed (name, purpose, sum, age, used_at) on name = username`.execute(old.db);
  await sql`insert into subscriptions (account_id, plan, starts_at)
    select id, 1, now() from accounts where username = 'seller'`.execute(old.db);
  await sql`insert into idempotency_keys (account_id, route, key, request_hash) values
    (null, '/api/report/create', '1', 'x'),
    ((select id from accounts where username = 'proved'), '/api/report/create', '1', 'x')`.execute(old.db);
  await migrate(old.db);
});

const names = async (table: 'accounts' | 'registrations') => {
  const rows = await old.db.selectFrom(table).select('username').orderBy('username').execute();
  return rows.map(({ username }) => username);
};

test('who had not proved an address for a day has no account; who registered today waits, and the others stay', async () => {
  expect(await names('accounts')).toEqual(['blocked', 'invited', 'proved', 'seller']);
  expect(await names('registrations')).toEqual(['fresh', 'no-code']);
});

test('what waits keeps its values and its code, and belongs to no browser that exists', async () => {
  const rows = await old.db.selectFrom('registrations').selectAll().orderBy('username').execute();
  expect(rows).toMatchObject([
    { email: 'fresh@example.com', account_type: 2, password_hash: 'hash of fresh', country: 'IN' },
    { email: 'no-code@example.com', account_type: 1, code_hmac: null, code_expires_at: null },
  ]);
  expect(rows[0]?.code_hmac).toBe('live'.padEnd(43, 'x'));
  expect(new Set(rows.map(({ browser_hash }) => browser_hash)).size).toBe(2);
  for (const { created_at, expires_at } of rows)
    expect(expires_at.getTime() - created_at.getTime()).toBe(DAY_MS);
});

test('no code to sign up with is left for anybody who has an account, and no key that is nobody’s', async () => {
  const codes = await old.db.selectFrom('codes').select('purpose').execute();
  expect(codes).toEqual([{ purpose: 'reset-password' }]);
  const keys = await old.db.selectFrom('idempotency_keys').select(['account_id', 'browser_hash']).execute();
  expect(keys).toEqual([{ account_id: expect.any(String), browser_hash: null }]);
});
