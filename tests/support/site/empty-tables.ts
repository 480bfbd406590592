import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';

/**
 * Empties these tables and whatever refers to them, as `truncate … cascade` does, which makes every file and index of
 * them anew: that takes a hundred times as long as to delete the few rows of a test.
 */
export async function emptyTables(db: Database, ...names: (keyof DB)[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with recursive emptied (id) as (
      select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any(${names})
      union
      select key.conrelid from pg_constraint as key join emptied on key.confrelid = emptied.id where key.contype = 'f'
    ) select relname as name from emptied join pg_class on pg_class.oid = emptied.id`.execute(db);
  await db.transaction().execute(async (tx) => {
    // Nothing is counted, guarded or sent along, as with `truncate`.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(tx);
    for (const { name } of rows) await sql`select pg_notify('pages', ${name})`.execute(tx);
  });
}
