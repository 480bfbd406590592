import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** Since when no e-mail has gone out although some were tried; null while they do. */
export async function findMailFailingSince(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select failing_since as since from job_failures where job = ${SEND_MAIL.name}`.execute(db);
  return rows[0]?.since ?? null;
}
