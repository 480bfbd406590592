import type { Database } from '#platform/postgres/database.ts';

/** Whose fortnight is over, the longest first. */
export async function listDueForPurge(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('purged_at', 'is', null)
    .where('purge_after', '<=', now)
    .orderBy('purge_after')
    .limit(MAX_PURGED)
    .execute();
  return rows.map(({ id }) => id);
}

/** In one run of the job; it comes every hour. */
const MAX_PURGED = 500;

/**
 * Somebody whose fortnight is over, locked. Whoever takes an account back locks the same row: of the two the first
 * wins. One that is being taken back is left alone until the next time.
 */
export async function lockForPurge(
  db: Database,
  id: string,
  now: Date,
): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .where('purge_after', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function setPurged(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('accounts').set({ purged_at: now, updated_at: now }).where('id', '=', id).execute();
}
