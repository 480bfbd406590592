import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import { AD_LIFE_DAYS } from '#rules/ad-state.ts';

const DAY = 24 * 60 * 60 * 1000;
type Step = { adId: string; reason: string; now: Date };

export async function setTakenDown(db: Database, { adId, reason, now }: Step): Promise<boolean> {
  await nameStep(db, 'delete', reason);
  const result = await db
    .updateTable('ads')
    .set((ad) => ({ status: 'deleted', status_since: now, version: ad('version', '+', 1), updated_at: now }))
    .where('id', '=', adId)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Back on show, with new days if the old ones are over. */
export async function setPutBack(db: Database, { adId, reason, now }: Step): Promise<boolean> {
  await nameStep(db, 'put-live', reason);
  const fresh = new Date(now.getTime() + AD_LIFE_DAYS * DAY);
  const result = await db
    .updateTable('ads')
    .set((ad) => ({
      status: 'live',
      status_since: now,
      version: ad('version', '+', 1),
      updated_at: now,
      expires_at: sql<Date>`case when expires_at > ${now} then expires_at else ${fresh} end`,
    }))
    .where('id', '=', adId)
    .where('status', '=', 'deleted')
    .where('published_at', 'is not', null)
    .where('sold_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const nameStep = (db: Database, event: string, reason: string) =>
  sql`select set_config('fairhank.event', ${event}, true), set_config('fairhank.reason', ${reason}, true)`.execute(
    db,
  );
