import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { selectWanted, type WantedRow } from '../wanted-store.ts';

/** Requests that wait for us, the longest first. One whose day has passed waits no longer. */
export async function listWaiting(db: Database, now: Date, most: number): Promise<WantedRow[]> {
  const { rows } = await sql<WantedRow>`${selectWanted(now)}
    where wanted.status = 'pending_review' and wanted.held is null and wanted.ends_at > ${now}
    order by wanted.updated_at, wanted.id limit ${most}`.execute(db);
  return rows;
}
