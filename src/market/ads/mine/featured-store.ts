import type { Database } from '#platform/postgres/database.ts';
import type { AdRow } from '../ad-rows-store.ts';

/** How many of the seller's other ads stand in a paid place. */
export async function countFeatured(
  db: Database,
  { sellerId, exceptId, now }: { sellerId: string; exceptId: string; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('ads')
    .select((ad) => ad.fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('id', '<>', exceptId)
    .where('status', '=', 'live')
    .where('expires_at', '>', now)
    .where('featured_until', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Spell = { adId: string; now: Date; by: string };

/** Gives the ad a paid place; what ended with a plan before is over for good. */
export async function insertFeatured(db: Database, { adId, now, by, until }: Spell & { until: Date }) {
  await db
    .updateTable('featured_ads')
    .set((spell) => ({ ended_at: spell.ref('until') }))
    .where('ad_id', '=', adId)
    .where('ended_at', 'is', null)
    .execute();
  await db
    .insertInto('featured_ads')
    .values({ ad_id: adId, featured_at: now, featured_by: by, until })
    .execute();
  return setFeaturedUntil(db, adId, until);
}

export async function endFeatured(db: Database, { adId, now, by }: Spell): Promise<AdRow> {
  await db
    .updateTable('featured_ads')
    .set({ ended_at: now, ended_by: by })
    .where('ad_id', '=', adId)
    .where('ended_at', 'is', null)
    .execute();
  return setFeaturedUntil(db, adId, null);
}

/** Who gave the ad the place that it has, or gave its last one back. */
export async function findWhoFeatured(
  db: Database,
  adId: string,
  featured: boolean,
): Promise<string | null | undefined> {
  const last = await db
    .selectFrom('featured_ads')
    .select(['featured_by', 'ended_by'])
    .where('ad_id', '=', adId)
    .orderBy('featured_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return featured ? last?.featured_by : last?.ended_by;
}

/** It is no other ad by this: its version stays. */
const setFeaturedUntil = (db: Database, id: string, until: Date | null): Promise<AdRow> =>
  db
    .updateTable('ads')
    .set({ featured_until: until })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** When the ad stood in a paid place, the last time first. */
export async function listSpells(db: Database, adId: string): Promise<{ from: Date; until: Date }[]> {
  return db
    .selectFrom('featured_ads')
    .select(['featured_at as from', (spell) => spell.fn.coalesce('ended_at', 'until').as('until')])
    .where('ad_id', '=', adId)
    .orderBy('featured_at', 'desc')
    .limit(10)
    .execute();
}
