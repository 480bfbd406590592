import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import { openDatabase } from '#platform/postgres/database.ts';

// By the connection that the site itself works with.
let site: TestSite;
let serving: pg.Pool;
beforeAll(async () => {
  site = await openTestSite();
  serving = openDatabase(site.platform.address, 2).pool;
  await serving.query(
    `insert into audit (action, object_kind, object_id, reason) values ('try', 'test', '1', 'a test')`,
  );
});
afterAll(async () => {
  await serving.end();
  await site.close();
});

test('the site serves as a role that is nobody special', async () => {
  const { rows } = await serving.query(`
    select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as special,
      array(select roleid::regrole::text from pg_auth_members where member = pg_roles.oid) as also
    from pg_roles where rolname = current_user`);
  expect(rows).toEqual([{ special: false, also: [] }]);
  const owned = await serving.query(`
    select classid::regclass, objid from pg_shdepend
    where refclassid = 'pg_authid'::regclass and refobjid = current_user::regrole and deptype = 'o'`);
  expect(owned.rows).toEqual([]);
});

test.each([
  'update audit set reason = $$other$$',
  'delete from audit',
  'truncate audit',
  'alter table audit disable trigger audit_only_grows',
  'alter table audit disable trigger all',
  'drop trigger audit_only_grows on audit',
  'drop table audit cascade',
  'alter table audit add column x text',
  'alter table audit owner to current_user',
  'create or replace function refuse_change() returns trigger language plpgsql as $$begin return new; end$$',
  'drop function refuse_change cascade',
  'create trigger quiet before insert on audit for each row execute function refuse_change()',
  'create rule quiet as on insert to audit do instead nothing',
  'create policy none on audit using (false)',
  'set session_replication_role = replica',
  'set role fairhank_owner',
  'set role fairhank',
  'set session authorization fairhank',
  'alter table accounts add column x text',
  'alter table ads disable trigger user',
  'truncate accounts cascade',
  'create index on ads (title)',
  'create table own (id integer)',
  'create temporary table accounts (id integer)',
  'create schema own',
  'create extension dblink',
  'create role own superuser',
  'alter system set fsync = off',
  "copy (select) to program 'true'",
  "copy ads to '/tmp/ads'",
  "select pg_read_file('PG_VERSION')",
  "update migration_hashes set hash = 'x'",
  'delete from kysely_migration',
  'drop table jobs.job',
  'alter table jobs.job_common add column x text',
])('it cannot: %s', async (statement) => {
  await expect(serving.query(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|42704)$/),
  });
  expect((await serving.query('select reason from audit')).rows).toEqual([{ reason: 'a test' }]);
});

test('and it reads and writes every other table', async () => {
  const { rows } = await serving.query(`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('audit', 'migration_hashes', 'kysely_migration', 'kysely_migration_lock')
      and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`);
  expect(rows).toEqual([]);
});
