import type { Database } from '#platform/postgres/database.ts';
import type { Tail } from '#rules/ads/checks/risk.ts';
import { holdsPlace } from '../sql/places-sql.ts';

type OtherAds = { sellerId: string; exceptId: string };

/** How many places of the plan the seller's other ads hold. One past its date holds none any more. */
export async function countPlacesHeld(
  db: Database,
  { sellerId, exceptId }: OtherAds,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('ads')
    .select((ad) => ad.fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('id', '<>', exceptId)
    .where(holdsPlace(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the seller offered as their own hair since then. */
export async function listOwnTails(
  db: Database,
  { sellerId, exceptId }: OtherAds,
  since: Date,
): Promise<Tail[]> {
  return db
    .selectFrom('ads')
    .select(['colour', 'ethnicity', 'texture'])
    .where('seller_id', '=', sellerId)
    .where('id', '<>', exceptId)
    .where('source', '=', 'own-hair')
    .where('status', 'not in', ['draft', 'rejected', 'deleted'])
    .where('created_at', '>=', since)
    .limit(100)
    .execute();
}

export async function hasPublished(db: Database, sellerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ads')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
