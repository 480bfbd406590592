import type { Database } from '#platform/postgres/database.ts';

/** The ads somebody saved, newest first. */
export async function readSavedIds(db: Database, accountId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_ads')
    .select('ad_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('ad_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ ad_id }) => ad_id);
}

/** Those of the ads that can be saved: they were published, not removed, and nothing holds them. */
export async function savableIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('ads')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', 'in', ['live', 'paused', 'expired', 'sold'])
    .where('held', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Saves ads, the first as the newest; one that is saved already stays where it is. */
export async function insertSaved(
  db: Database,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('saved_ads')
    .values(
      ids.map((ad_id, place) => ({
        account_id: accountId,
        ad_id,
        created_at: new Date(now.getTime() - place),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSaved(db: Database, accountId: string, adId: string): Promise<void> {
  await db.deleteFrom('saved_ads').where('account_id', '=', accountId).where('ad_id', '=', adId).execute();
}
