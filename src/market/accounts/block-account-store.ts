import type { Database } from '#platform/database.ts';

/** A blocked person is signed out everywhere at once. */
export async function setBlocked(db: Database, accountId: string, blockedAt: Date | null): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ blocked_at: blockedAt })
    .where('id', '=', accountId)
    .where('role', '=', 'enduser')
    .execute();
  if (blockedAt !== null) await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}
