import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/postgres/database.ts';
import { openTestDatabase, useDatabase } from '../../support/site/test-database.ts';

// By a connection that may do anything: its rights stop it nowhere, so the trigger has to.
const database = useDatabase();
beforeAll(async () => {
  await sql`insert into audit (action, object_kind, object_id, reason) values ('try', 'test', '1', 'a test')`.execute(
    database.db,
  );
});

const CHANGES = [
  'update audit set reason = $$other$$',
  'delete from audit',
  'truncate audit',
  'insert into audit (id, action, object_kind, object_id, reason) select id, action, object_kind, object_id, $$x$$ from audit on conflict (id) do update set reason = $$other$$',
];

test.each(CHANGES)('refused, also while triggers are asked to keep still: %s', async (statement) => {
  for (const role of ['origin', 'replica']) {
    const tried = database.db.transaction().execute(async (tx) => {
      await sql.raw(`set local session_replication_role = ${role}`).execute(tx);
      await sql.raw(statement).execute(tx);
    });
    await expect(tried, role).rejects.toMatchObject({ code: 'FH005' });
  }
  const { rows } = await sql`select reason from audit`.execute(database.db);
  expect(rows).toEqual([{ reason: 'a test' }]);
});

test('whoever owns the tables has no right to change it either: without a superuser the rights decide first', async () => {
  const { rows } = await sql<{ right: string }>`
    select privilege_type as right from aclexplode((select relacl from pg_class where relname = 'audit'))
    where privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`.execute(database.db);
  expect(rows).toEqual([]);
});

test('consent texts and names that were written there are taken out once, by who owns the tables, and it is shut again', async () => {
  const own = await openTestDatabase();
  const owner = openDatabase(own.owner, 1);
  try {
    await sql`insert into audit (action, object_kind, object_id, after, reason) values
      ('ad.post', 'ad', '1', '{"status": "draft"}', 'For the seller, who agreed on Monday: by phone, 020 7946 0000'),
      ('staff.hire', 'account', '2', '{"role": "creator", "username": "emil"}', 'We need help.')`.execute(
      own.db,
    );
    const file = readFileSync('src/platform/postgres/migrations/0164-erasure.sql', 'utf8');
    await sql.raw(file.slice(file.indexOf('-- How a seller agreed'))).execute(owner.db);
    const { rows } = await sql`select reason, after from audit order by action`.execute(own.db);
    expect(rows).toEqual([
      { reason: 'For the seller, who agreed. How is noted on the ad.', after: { status: 'draft' } },
      { reason: 'We need help.', after: { role: 'creator' } },
    ]);
    await expect(sql`update audit set reason = 'x'`.execute(owner.db)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(sql`update audit set reason = 'x'`.execute(own.db)).rejects.toMatchObject({ code: 'FH005' });
  } finally {
    await owner.db.destroy();
    await own.close();
  }
});
