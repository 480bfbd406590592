import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import { isId } from '#rules/id.ts';

export type NewAnswer = {
  wantedId: string;
  adId: string;
  sellerId: string;
  conversationId: string;
  now: Date;
};

/** Nobody changes or hides the request until the answer is given. */
export async function lockAsked(db: Database, wantedId: string): Promise<void> {
  await sql`select from wanted_ads where id = ${wantedId} for share`.execute(db);
}

/** How an ad of one's own stands, also a draft; undefined for somebody else's. */
export async function findOwnStatus(
  db: Database,
  adId: string,
  sellerId: string,
): Promise<AdStatus | undefined> {
  if (!isId(adId)) return undefined;
  const row = await db
    .selectFrom('ads')
    .select('status')
    .where('id', '=', adId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  return row?.status;
}

/** With which ads of theirs somebody answered a request, the first first. */
export async function listAnswers(db: Database, wantedId: string, sellerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wanted_answers')
    .select('ad_id')
    .where('wanted_id', '=', wantedId)
    .where('seller_id', '=', sellerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ ad_id }) => ad_id);
}

/** When somebody answered requests since then, the latest first. */
export async function listAnswerTimes(db: Database, sellerId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('wanted_answers')
    .select('created_at')
    .where('seller_id', '=', sellerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export async function insertAnswer(
  db: Database,
  { wantedId, adId, sellerId, conversationId, now }: NewAnswer,
): Promise<void> {
  await db
    .insertInto('wanted_answers')
    .values({
      wanted_id: wantedId,
      ad_id: adId,
      seller_id: sellerId,
      conversation_id: conversationId,
      created_at: now,
    })
    .execute();
}
