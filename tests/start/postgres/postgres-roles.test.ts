import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { type EmbeddedPostgres } from '#platform/postgres/embedded/embedded-postgres.ts';
import { openLogger } from '#platform/logger.ts';
import { migrate } from '#platform/postgres/migrator.ts';
import { openPlatform } from '#platform/platform.ts';
import { ROLES } from '#platform/postgres/embedded/server-roles.ts';
import { prepareQueue } from '#platform/jobs/queue.ts';
import { inviteCast } from '#tests/support/people/cast.ts';
import { lab } from './postgres-lab.ts';
import { JOB_NAMES } from '#market/jobs.ts';

const log = openLogger('silent');
const asSuperuser = ({ owner }: EmbeddedPostgres) => ({ ...owner, user: ROLES.superuser });

/** A site as releases before the roles left it: one superuser, who owns and does everything. */
async function makeOldSite(): Promise<void> {
  const server = await lab.open();
  const admin = new pg.Client({ ...asSuperuser(server), database: 'postgres' });
  await admin.connect();
  await admin.query(`alter database fairhank owner to ${ROLES.superuser}`);
  await admin.query(`grant temporary on database fairhank to public`);
  await admin.query(`drop role ${ROLES.owner}, ${ROLES.serving}`);
  await admin.end();
  const { db, pool } = openDatabase(asSuperuser(server), 2);
  await migrate(db);
  await prepareQueue(pool, log, JOB_NAMES);
  await inviteCast(db, new Date());
  await pool.query(
    `insert into audit (action, object_kind, object_id, reason) values ('a', 'b', 'c', 'old')`,
  );
  await db.destroy();
  await server.stop();
}

/** Everything in the schemas of the site with its owner; what extensions brought is theirs. */
const OWNERS = `
  select pg_describe_object(classid, objid, 0) as thing, refobjid::regrole::text as owner from pg_shdepend
  where dbid = (select oid from pg_database where datname = current_database()) and deptype = 'o'
    and classid <> 'pg_extension'::regclass
  union all
  select relname, relowner::regrole::text from pg_class
  where relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs'))
  union all
  select typname, typowner::regrole::text from pg_type
  where typnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs')) and typtype = 'e'
  union all
  select proname, proowner::regrole::text from pg_proc as it
  where pronamespace in (select oid from pg_namespace where nspname in ('public', 'jobs'))
    and not exists (select from pg_depend as d where d.objid = it.oid and d.deptype = 'e')
  order by 1, 2`;

/** Starts the site in the folder and tells who owns what, and what the rights are. */
async function lookInto(dataDir: string) {
  const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off' }), log, JOB_NAMES);
  const ask = async (sql: string) => {
    const { pool } = openDatabase(platform.address, 1);
    const { rows } = await pool.query(sql);
    await pool.end();
    return rows;
  };
  const found = {
    user: await ask('select current_user as name, usesuper from pg_user where usename = current_user'),
    owners: await ask(OWNERS),
    rights: await ask(`
      select relname, has_table_privilege(oid, 'update') as "canChange", has_table_privilege(oid, 'truncate') as "canEmpty"
      from pg_class where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and relkind in ('r', 'p')
      order by 1`),
    kept: await ask('select reason from audit'),
    people: await ask('select count(*)::int as number from accounts'),
  };
  await platform.close();
  return found;
}

test('a data folder of an earlier release, with its one superuser, is handed to the roles at the next start', async () => {
  lab.useFreshFolder();
  const fresh = await lookInto(join(lab.dataDir, 'other'));
  await makeOldSite();
  const first = await lookInto(lab.dataDir);
  expect(first.kept).toEqual([{ reason: 'old' }]);
  expect(first.people).toEqual([{ number: 5 }]);
  expect(first.user).toEqual([{ name: ROLES.serving, usesuper: false }]);
  expect(new Set(first.owners.map(({ owner }) => String(owner)))).toEqual(new Set([ROLES.owner]));
  expect(first.owners).toEqual(fresh.owners);
  expect(first.rights).toEqual(fresh.rights);
  expect(await lookInto(lab.dataDir), 'once and for all').toEqual(first);
}, 60_000);
