import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { Price } from '#rules/search/saved/price-drop.ts';

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

/** What the ads somebody saved cost at that time, and whether they wait for them. */
export async function readSavedThen(
  db: Database,
  accountId: string,
): Promise<Map<string, Price & { waits: boolean }>> {
  const rows = await db
    .selectFrom('saved_ads')
    .select(['ad_id', 'price', 'currency', 'waits_until_free as waits'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ ad_id, ...then }) => [ad_id, then]));
}

/** The ads that somebody saved and the sellers they follow, in one question: every page asks it. */
export async function readMarkedIds(db: Database, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ad_id as id from saved_ads where account_id = ${accountId}
    union all
    select seller_id from followed_sellers where account_id = ${accountId}`.execute(db);
  return rows.map(({ id }) => id);
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

/** Saves ads with what they cost now, the first as the newest; one that is saved already stays as it is. */
export async function insertSaved(
  db: Database,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const places = ids.map((_, place) => new Date(now.getTime() - place));
  await sql`
    insert into saved_ads (account_id, ad_id, created_at, price, currency)
    select ${accountId}, ads.id, asked.at, ads.price, ads.currency
    from unnest(${[...ids]}::uuid[], ${places}::timestamptz[]) as asked (ad_id, at)
    join ads on ads.id = asked.ad_id
    on conflict do nothing`.execute(db);
}

export async function removeSaved(db: Database, accountId: string, adId: string): Promise<void> {
  await db.deleteFrom('saved_ads').where('account_id', '=', accountId).where('ad_id', '=', adId).execute();
}
