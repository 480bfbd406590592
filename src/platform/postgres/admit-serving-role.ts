import type pg from 'pg';

/** Any number that nobody else takes a lock on: two who grant at once would trip over each other. */
const LOCK_ID = 5_114_260_719;
const REMEMBERED = ['migration_hashes', 'kysely_migration', 'kysely_migration_lock'];

/** True when the role of these connections can read every table of the site, and add to what is not the owner's alone. */
export async function canServe(pool: pg.Pool): Promise<boolean> {
  const closed = await pool.query(
    `select from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs'))
      and case
        when relkind = 'S' then not has_sequence_privilege(oid, 'usage')
        when relkind not in ('r', 'p') then false
        when relname = any($1) then not has_table_privilege(oid, 'select')
        else not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert'))
      end
      limit 1`,
    [REMEMBERED],
  );
  return closed.rowCount === 0;
}

/**
 * Gives a role what the site needs to serve: rows of every table, and of what only grows no change. Only the owner can
 * change tables. Done after every migration, so that it holds for what a new release brings.
 */
export async function admitServingRole(owner: pg.Pool, role: string): Promise<void> {
  const client = await owner.connect();
  try {
    const { rows } = await client.query<{ name: string; isSame: boolean }>(
      'select quote_ident($1) as name, current_user = $1 as "isSame"',
      [role],
    );
    const [who] = rows;
    if (who && !who.isSame) await client.query(grants(who.name));
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const grants = (role: string) => `
  begin;
  select pg_advisory_xact_lock(${LOCK_ID});
  grant usage on schema jobs to ${role};
  grant select, insert, update, delete on all tables in schema public, jobs to ${role};
  grant usage, select on all sequences in schema public, jobs to ${role};
  grant maintain on all tables in schema jobs to ${role};
  revoke update, delete, truncate on audit from ${role};
  revoke insert, update, delete on ${REMEMBERED.join(', ')} from ${role};
  commit`;
