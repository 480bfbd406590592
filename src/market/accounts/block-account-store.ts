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

/** The same for anybody, staff too. False if they were blocked already. */
export async function setSuspended(db: Database, accountId: string, now: Date): Promise<boolean> {
  const blocked = await db
    .updateTable('accounts')
    .set({ blocked_at: now, updated_at: now })
    .where('id', '=', accountId)
    .where('blocked_at', 'is', null)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
  if (blocked.numUpdatedRows === 0n) return false;
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  return true;
}

/** Lets somebody in again. Since when they were out; undefined if they were not. */
export async function clearSuspended(db: Database, accountId: string): Promise<Date | undefined> {
  const held = await db
    .selectFrom('accounts')
    .select('blocked_at')
    .where('id', '=', accountId)
    .where('blocked_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held?.blocked_at) return undefined;
  await db.updateTable('accounts').set({ blocked_at: null }).where('id', '=', accountId).execute();
  return held.blocked_at;
}
