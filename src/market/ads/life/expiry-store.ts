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
  letter: { adId: string; expiresAt: Date; days: number; now: Date },
): Promise<boolean> {
  const noted = await db
    .insertInto('ad_expiry_notices')
    .values({
      ad_id: letter.adId,
      expires_at: letter.expiresAt,
      days_before: letter.days,
      written_at: letter.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 1n;
}

/** Ads that were deleted before the given time and still hold what they said. */
export async function listDeletedAds(db: Database, before: Date, most: number): Promise<AdRow[]> {
  return db
    .selectFrom('ads')
    .selectAll()
    .where('status', '=', 'deleted')
    .where('status_since', '<', before)
    .where((ad) => ad.or([ad('description', 'is not', null), ad('updated_at', '<', before)]))
    .orderBy('status_since')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Whether messages or reports still speak of the ad, so that its row must stay. */
export async function isMentioned(db: Database, adId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from conversations where ad_id = ${adId})
    or exists (select from reports where ad_id = ${adId})
    or exists (select from cases where ad_id = ${adId}) as found`.execute(db);
  return rows[0]?.found ?? true;
}

export async function removeAd(db: Database, adId: string): Promise<void> {
  await db.deleteFrom('ads').where('id', '=', adId).execute();
}

/** Ads of somebody that no open report is about: those of an open one are its evidence. */
export async function listAdsToErase(db: Database, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ads where seller_id = ${sellerId} and not ${HAS_OPEN_REPORT}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ads of people who are gone that no open report is about any more, or that have waited for it since before this. */
export async function listEvidenceToErase(
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ads.id from ads join accounts on accounts.id = ads.seller_id
    where ads.status = 'deleted' and ads.description is not null and accounts.purged_at is not null
      and (accounts.purged_at <= ${before} or not ${HAS_OPEN_REPORT})
    limit ${most} for update of ads skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

const HAS_OPEN_REPORT = sql`exists (
  select from reports where reports.ad_id = ads.id
    and (decided_at is null or (appealed_at is not null and appeal_decided_at is null)))`;
