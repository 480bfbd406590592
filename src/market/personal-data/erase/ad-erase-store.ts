import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** Ads that were deleted before the given time and still hold what they said. */
export async function listDeletedAds(db: Database, before: Date, most: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('ads')
    .select('id')
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

export async function listWordsOfAd(db: Database, adId: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select lexeme as word from ads, unnest(search) where ads.id = ${adId}`.execute(db);
  return rows.map(({ word }) => word);
}

/** Forgets those of the words that stand in no ad on show. One that comes again is learned again. */
export async function forgetUnusedWords(db: Database, words: readonly string[]): Promise<void> {
  await sql`
    delete from search_words where word = any(${words}) and not exists (
      select from ads where status in ('live', 'sold') and search @@ plainto_tsquery('simple', search_words.word)
    )`.execute(db);
}
