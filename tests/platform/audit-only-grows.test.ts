import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

// By a connection that may do anything: its rights stop it nowhere, so the trigger has to.
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`insert into audit (action, object_kind, object_id, reason) values ('try', 'test', '1', 'a test')`.execute(
    database.db,
  );
});
afterAll(() => database.close());

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
