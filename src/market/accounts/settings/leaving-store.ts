import type { Database } from '#platform/postgres/database.ts';

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

/** Takes a deletion back. False when the purge was first: there is nothing left to take back. */
export async function takeBack(db: Database, id: string, now: Date): Promise<boolean> {
  const kept = await db
    .updateTable('accounts')
    .set({ deleted_at: null, purge_after: null, updated_at: now })
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .where('purge_after', 'is not', null)
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}
