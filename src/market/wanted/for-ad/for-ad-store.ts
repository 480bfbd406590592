import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import { selectWanted, type WantedRow } from '../wanted-store.ts';

/** Whose an ad is, in any status. */
export async function findAdKeeper(db: Database, adId: string) {
  if (!isId(adId)) return undefined;
  return db
    .selectFrom('ads')
    .select(['id', 'seller_id', 'entered_by'])
    .where('id', '=', adId)
    .executeTakeFirst();
}

/** These requests with their buyers, as anybody sees them, by id. */
export async function listShownWanted(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, WantedRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<WantedRow>`
    ${selectWanted(now)} where wanted.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** With how many ads its seller answered each of these requests, and whether this ad was among them, by request. */
export async function countOwnAnswers(
  db: Database,
  wantedIds: readonly string[],
  { adId, sellerId }: { adId: string; sellerId: string },
): Promise<Map<string, { count: number; isWithThis: boolean }>> {
  if (wantedIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; count: number; isWithThis: boolean }>`
    select wanted_id as id, count(*)::integer as count, bool_or(ad_id = ${adId}) as "isWithThis"
    from wanted_answers where wanted_id = any(${[...wantedIds]}::uuid[]) and seller_id = ${sellerId}
    group by wanted_id`.execute(db);
  return new Map(rows.map(({ id, ...own }) => [id, own]));
}

export async function listLiveAds(db: Database, sellerId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ads')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'live')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
