import { Client, type ClientConfig } from 'pg';
import { DATABASE_NAME } from './data-folder.ts';

/**
 * Three roles of our own server: the superuser starts and makes it, the owner migrates, and the site serves as one that
 * reads and writes rows and can change no table.
 */
export const ROLES = { superuser: DATABASE_NAME, owner: 'fairhank_owner', serving: 'fairhank_site' };

/**
 * Makes database and roles where they are missing. A folder from before there were roles is handed to the owner in one
 * transaction, whose last word is the one that is asked for here.
 */
export async function ensureRoles(guard: Client, server: ClientConfig): Promise<void> {
  const { rows } = await guard.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [DATABASE_NAME],
  );
  if (rows[0]?.owner === ROLES.owner) return;
  if (rows.length === 0) await guard.query(`create database ${DATABASE_NAME}`);
  const client = new Client({ ...server, database: DATABASE_NAME });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(HAND_OVER);
  } finally {
    client.end().catch(() => {});
  }
}

/** The role that may read a running server: one that an earlier release started knows only its superuser. */
export async function readingRole(guard: Client): Promise<string> {
  const found = await guard.query('select from pg_roles where rolname = $1', [ROLES.serving]);
  return found.rowCount === 0 ? ROLES.superuser : ROLES.serving;
}

/** What an extension brought stays its own; so do indexes, and sequences of a column, which go with their table. */
const ours = (catalogue: string, column: string, theirs = `'e'`) => `
  ${catalogue} as it where it.${column} in (select oid from pg_namespace where nspname in ('public', 'jobs'))
    and not exists (select from pg_depend as d where d.classid = '${catalogue}'::regclass and d.objid = it.oid
      and d.deptype in (${theirs}))`;

const HAND_OVER = `
begin;
do $$
declare command text;
begin
  for command in select format('create role %I login', name) from unnest(array['${ROLES.owner}', '${ROLES.serving}']) as name
    where not exists (select from pg_roles where rolname = name)
  loop execute command; end loop;
  for command in
    select format('alter schema %I owner to ', nspname) from pg_namespace where nspname = 'jobs'
    union all select format('alter table %s owner to ', it.oid::regclass) from ${ours('pg_class', 'relnamespace')}
      and relkind in ('r', 'p')
    union all select format('alter view %s owner to ', it.oid::regclass) from ${ours('pg_class', 'relnamespace')}
      and relkind = 'v'
    union all select format('alter sequence %s owner to ', it.oid::regclass) from ${ours('pg_class', 'relnamespace', `'e', 'a', 'i'`)}
      and relkind = 'S'
    union all select format('alter routine %s owner to ', it.oid::regprocedure) from ${ours('pg_proc', 'pronamespace')}
    union all select format('alter type %s owner to ', it.oid::regtype) from ${ours('pg_type', 'typnamespace')}
      and typtype in ('e', 'd')
    union all select format('alter text search configuration %s owner to ', it.oid::regconfig)
      from ${ours('pg_ts_config', 'cfgnamespace')}
    union all select format('alter statistics %s.%I owner to ', stxnamespace::regnamespace, stxname)
      from ${ours('pg_statistic_ext', 'stxnamespace')}
  loop execute command || '${ROLES.owner}'; end loop;
end
$$;
revoke temporary on database ${DATABASE_NAME} from public;
alter database ${DATABASE_NAME} owner to ${ROLES.owner};
commit`;
