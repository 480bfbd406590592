import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#platform/postgres/migrator.ts';
import { toSkeleton } from '#rules/text/plain-text.ts';
import { EMPTY, openTestDatabase } from '#tests/support/site/test-database.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { newcomerForm, openAccount, openVisitor } from '#tests/support/people/visitor.ts';

const site = useSite();

test.each([
  ['maria_sells', 'rnaria_sells'],
  ['Ila-hair', 'lla-hair'],
  ['bob_wigs', 'B0b_wigs'],
  ['kali1', 'kalil'],
])('once somebody is %s, nobody is %s', async (name, other) => {
  await openAccount(site, { username: name });
  const answer = await openVisitor(site).post('/api/user/createUser', newcomerForm({ username: other }));
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { username: ['This name is taken. Please choose another.'] },
  ]);
  const renamed = await site.post('/api/buyer/updateProfile', { username: other }, 'bela');
  expect(renamed.statusCode).toBe(422);
  const keptOut = site.db
    .updateTable('accounts')
    .set({ username: other })
    .where('id', '=', site.people.bela.id)
    .execute();
  await expect(keptOut).rejects.toThrow('accounts_username_skeleton');
});

test('names that are only of the same letters live side by side', async () => {
  await openAccount(site, { username: 'lia_k' });
  const answer = await openVisitor(site).post('/api/user/createUser', newcomerForm({ username: 'ila_k' }));
  expect(answer.json()).toEqual({ success: 1, next: 'verifyOtp' });
});

test('a name of one’s own may be written otherwise', async () => {
  const answer = await site.post('/api/buyer/updateProfile', { username: 'BeIa' }, 'bela');
  expect(answer.statusCode).toBe(200);
});

test('the database and the rules make the same of a name', async () => {
  const names = fc.sample(fc.stringMatching(/^[A-Za-z0-9_-]{3,30}$/), 300);
  const { rows } = await sql<{ name: string; skeleton: string }>`
    select name, skeleton_of_name(name) as skeleton from unnest(${names}::text[]) as name`.execute(site.db);
  expect(rows).toHaveLength(300);
  for (const { name, skeleton } of rows) expect(skeleton, name).toBe(toSkeleton(name));
});

test('people who had such names before keep them', async () => {
  const old = await openTestDatabase(EMPTY);
  try {
    await migrate(old.db, { upTo: '0148-page-votes.sql' });
    const at = new Date('2026-01-01');
    for (const [days, username] of ['maria', 'rnaria', 'asha'].entries())
      await sql`insert into accounts (username, email, role, account_type, country, adult_confirmed_at,
          terms_version, terms_accepted_at, verified_at, created_at)
        values (${username}, ${`${username}@example.com`}, 'enduser', 1, 'IN', ${at}, '1', ${at}, ${at},
          ${new Date(at.getTime() + days * 86_400_000)})`.execute(old.db);
    await migrate(old.db);
    const { rows } = await sql<{ username: string; username_skeleton: string | null }>`
      select username, username_skeleton from accounts order by created_at`.execute(old.db);
    expect(rows).toEqual([
      { username: 'maria', username_skeleton: 'rnaria' },
      { username: 'rnaria', username_skeleton: null },
      { username: 'asha', username_skeleton: 'asha' },
    ]);
  } finally {
    await old.close();
  }
});
