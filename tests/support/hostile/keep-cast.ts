import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

const KEPT = ['accounts', 'sessions'] as const;

/**
 * Remembers who everybody is and that they are signed in. Among hostile requests there are logouts, closed accounts and
 * changed roles, and whoever is out tries nothing any more: every later request would only be told to sign in.
 * To be asked for while no request is under way: they take the same rows, in an order of their own.
 */
export async function keepCast(db: Database): Promise<() => Promise<void>> {
  const columns: Record<string, string[]> = {};
  for (const table of KEPT) {
    await sql`create table ${sql.table(`kept_${table}`)} as table ${sql.table(table)}`.execute(db);
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`.execute(db);
    columns[table] = rows.map(({ name }) => name);
  }
  const list = (table: string, prefix = '') =>
    sql.join((columns[table] ?? []).map((name) => sql.raw(`${prefix}"${name}"`)));
  return async () => {
    await sql`update accounts set (${list('accounts')}) =
      (select ${list('accounts', 'kept.')} from kept_accounts kept where kept.id = accounts.id)
      where id in (select id from kept_accounts)`.execute(db);
    await sql`delete from sessions where account_id in (select id from kept_accounts)`.execute(db);
    await sql`insert into sessions (${list('sessions')}) select ${list('sessions')} from kept_sessions`.execute(
      db,
    );
    // Whatever was changed and changed back is a new epoch, which the old sessions are not of.
    await sql`update sessions set epoch = accounts.epoch from accounts where accounts.id = account_id`.execute(
      db,
    );
  };
}
