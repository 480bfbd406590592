import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { isId } from '#rules/id.ts';

/** The ad that somebody offers for, whatever its status. */
export async function findAdForOffer(db: Database, adId: string) {
  if (!isId(adId)) return undefined;
  return db
    .selectFrom('ads')
    .leftJoin('offers', 'offers.id', 'ads.reserved_offer')
    .select([
      'ads.id',
      'ads.seller_id',
      'ads.status',
      'ads.held',
      'ads.expires_at',
      'ads.price',
      'ads.currency',
      'ads.open_to_offers',
      'ads.offer_floor',
      'ads.country',
      'ads.grams',
      'ads.reserved_until',
      'ads.reserved_offer',
      'ads.paid_offer',
      'offers.buyer_id as reserved_for',
    ])
    .where('ads.id', '=', adId)
    .executeTakeFirst();
}
export type AdForOffer = NonNullable<Awaited<ReturnType<typeof findAdForOffer>>>;

export async function insertOffer(db: Database, offer: Insertable<DB['offers']>): Promise<string> {
  const { id } = await db.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A yes, with the ad kept for it until then: both in one write, on an ad that the caller holds. */
export async function setAgreed(
  db: Database,
  { offerId, adId, until }: { offerId: string; adId: string; until: Date },
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ state: 'accepted' })
    .where('id', '=', offerId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  await setReserved(db, { offerId, adId, until });
}

export async function setReserved(
  db: Database,
  { offerId, adId, until }: { offerId: string; adId: string; until: Date },
): Promise<void> {
  await db
    .updateTable('ads')
    .set({ reserved_until: until, reserved_offer: offerId })
    .where('id', '=', adId)
    .execute();
}

export async function setKeptLonger(db: Database, offerId: string, now: Date): Promise<void> {
  await db.updateTable('offers').set({ kept_longer_at: now }).where('id', '=', offerId).execute();
}

type Span = { buyerId: string; since: Date };
type Seen = { count: number; first: Date | null };

/** How many prices a buyer named since then, and when the first of them. */
export async function countMade(db: Database, { buyerId, since }: Span): Promise<Seen> {
  return db
    .selectFrom('offers')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('first')])
    .where('buyer_id', '=', buyerId)
    .where('by_buyer', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** The same on one ad, without those that lapsed. */
export async function countMadeOnAd(
  db: Database,
  { buyerId, since, adId }: Span & { adId: string },
): Promise<Seen> {
  return db
    .selectFrom('offers')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('first')])
    .where('ad_id', '=', adId)
    .where('buyer_id', '=', buyerId)
    .where('by_buyer', '=', true)
    .where('state', '<>', 'lapsed')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** How many of a buyer's own wait for an answer, and when the first of them ends; whether one waits on this ad. */
export async function countWaiting(
  db: Database,
  { buyerId, adId, now }: { buyerId: string; adId: string; now: Date },
) {
  return db
    .selectFrom('offers')
    .select([
      sql<number>`(count(*) filter (where by_buyer))::int`.as('count'),
      sql<Date | null>`min(expires_at) filter (where by_buyer)`.as('first'),
      sql<boolean>`coalesce(bool_or(ad_id = ${adId}), false)`.as('isOnAd'),
    ])
    .where('buyer_id', '=', buyerId)
    .where('state', 'in', ['held', 'open'])
    .where(sql<boolean>`(state = 'held' or expires_at > ${now})`)
    .executeTakeFirstOrThrow();
}

/**
 * When agreements ended that a buyer did not pay or called off, the last one first. Of a protected sale its own end says
 * whose doing it was: where the seller never connected, nobody could pay.
 */
export async function listUnpaid(
  db: Database,
  { buyerId, since, now }: Span & { now: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select offers.ended_at as at from offers left join protected_sales as sale on sale.offer_id = offers.id
      where offers.buyer_id = ${buyerId} and offers.state = 'fell-through' and offers.ended_at > ${since}
        and case when ended_why = 'called-off' then ended_by = ${buyerId}
          when sale.id is null then ended_why = 'time-over'
          else sale.end_reason in ('not-paid', 'declined') end
    union all
    select reserved_until from offers join ads on ads.reserved_offer = offers.id
        left join protected_sales as sale on sale.offer_id = offers.id
      where offers.buyer_id = ${buyerId} and offers.state = 'accepted' and reserved_until <= ${now}
        and (sale.id is null or sale.pay_by is not null)
    order by at desc`.execute(db);
  return rows.map(({ at }) => at);
}

/** What of an ad tells whether a price for it is fair, and how its seller can be paid. */
export async function findAdGrounds(db: Database, adId: string) {
  const ad = await db
    .selectFrom('ads')
    .select(['id', 'length_mm', 'shortest_layer_mm', 'grams', 'colour', 'ethnicity', 'treatment', 'price'])
    .select(['currency', 'payment_ways', 'status', 'held', 'expires_at', 'reserved_until'])
    .where('id', '=', adId)
    .executeTakeFirst();
  if (!ad) return undefined;
  const { id, length_mm: lengthMm, grams, colour, ethnicity, treatment, price, currency } = ad;
  const isWhole = lengthMm !== null && grams !== null && colour !== null && treatment !== null;
  return {
    paymentWays: ad.payment_ways,
    life: { status: ad.status, expiresAt: ad.expires_at, reservedUntil: ad.reserved_until },
    isHeld: ad.held !== null,
    reserved_until: ad.reserved_until,
    judged:
      isWhole && currency !== null
        ? {
            id,
            lengthMm,
            shortestLayerMm: ad.shortest_layer_mm,
            grams,
            colour,
            ethnicity,
            treatment,
            price,
            currency,
          }
        : null,
  };
}

/** Whether a yes became a protected sale, which has its own deadlines. */
export async function hasSale(db: Database, offerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('protected_sales')
    .select('id')
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  return row !== undefined;
}
