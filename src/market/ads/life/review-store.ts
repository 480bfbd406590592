import type { Insertable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { isId } from '#rules/id.ts';

type Seen = { adId: string; version: number };

export async function insertDecision(db: Database, row: Insertable<DB['review_decisions']>): Promise<void> {
  await db.insertInto('review_decisions').values(row).execute();
}

/** A decision, locked: of undoing it and telling it one comes first, and the other sees that. */
export async function lockDecision(db: Database, { adId, version }: Seen) {
  if (!isId(adId)) return undefined;
  return db
    .selectFrom('review_decisions')
    .selectAll()
    .where('ad_id', '=', adId)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst();
}

export async function setDecision(
  db: Database,
  { adId, version }: Seen,
  fate: { undone_at: Date } | { told_at: Date },
): Promise<void> {
  await db
    .updateTable('review_decisions')
    .set(fate)
    .where('ad_id', '=', adId)
    .where('version', '=', version)
    .execute();
}

/** An ad that came back to the queue keeps its place in it. */
export async function setWaitingSince(db: Database, adId: string, since: Date): Promise<void> {
  await db.updateTable('ads').set({ status_since: since }).where('id', '=', adId).execute();
}
