import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

type Reading = { readerId: string; action: string; objectId: string };

/** Whether this member of staff has been noted as a reader of it since then. */
export async function isNoted(
  db: Database,
  { readerId, action, objectId, since }: Reading & { since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from audit where account_id = ${readerId} and at > ${since}
      and action = ${action} and object_id = ${objectId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** A page is asked for several times at once, as a page and as data: one after the other, until the write ends. */
export async function lockReading(db: Database, { readerId, action, objectId }: Reading): Promise<void> {
  const name = `${action}:${readerId}:${objectId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
