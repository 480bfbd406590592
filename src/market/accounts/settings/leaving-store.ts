import type { Database } from '#platform/postgres/database.ts';

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
