import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AdRow } from '../ad-rows-store.ts';

type Ending = Pick<AdRow, 'id' | 'seller_id' | 'slug' | 'title' | 'status'> & { expires_at: Date };

/** Live ads that end before the given time and whose e-mail for that many days was not written yet. */
export async function listEndingAds(
  db: Database,
  { now, before, days, most }: { now: Date; before: Date; days: number; most: number },
): Promise<Ending[]> {
  const rows = await db
    .selectFrom('ads')
    .select(['id', 'seller_id', 'slug', 'title', 'status', 'expires_at'])
    .where('status', '=', 'live')
    .where('held', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', before)
    .where(
      sql<boolean>`not exists (select from ad_expiry_notices as notice
        where notice.ad_id = ads.id and notice.expires_at = ads.expires_at and notice.days_before <= ${days})`,
    )
    .orderBy('expires_at')
    .limit(most)
    .execute();
  return rows as Ending[];
}

/** False when somebody else has written this e-mail in the meantime. */
export async function noteExpiryMail(
  db: Database,
  warning: { adId: string; expiresAt: Date; days: number; now: Date },
): Promise<boolean> {
  const noted = await db
    .insertInto('ad_expiry_notices')
    .values({
      ad_id: warning.adId,
      expires_at: warning.expiresAt,
      days_before: warning.days,
      written_at: warning.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 1n;
}
