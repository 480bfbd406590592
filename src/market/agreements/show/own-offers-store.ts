import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { OfferList } from '#rules/offers/offer-words.ts';
import type { Cursor } from '../../cursor.ts';
import { isBeyond } from '../../sql/cursor-sql.ts';
import { type ShownOfferRow, selectShownOffers } from '../agreement-store.ts';

type Side = 'buyer' | 'seller';
type Wish = { list: OfferList; after: Cursor | undefined; limit: number; now: Date };

const NEWEST = {
  value: sql`offers.created_at`,
  id: sql`offers.id`,
  type: 'timestamptz',
  downwards: true,
} as const;

/** Each side by its own index, so many of each; then the newest of both. */
export async function listOwn(db: Database, reader: string, wish: Wish): Promise<ShownOfferRow[]> {
  const sides = await Promise.all(
    (['buyer', 'seller'] as const).map((side) => listSide(db, reader, side, wish)),
  );
  return sides
    .flat()
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, wish.limit);
}

/** How many wait for somebody's answer. Beyond a hundred nobody counts. */
export async function countForMe(db: Database, reader: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select from offers join messages on messages.id = offers.message_id
        where seller_id = ${reader} and state = 'open' and by_buyer and expires_at > ${now}
          and messages.delivered_at is not null limit 100)
      union all
      (select from offers where buyer_id = ${reader} and state = 'open' and not by_buyer and expires_at > ${now}
        limit 100)
    ) as waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

async function listSide(db: Database, reader: string, side: Side, { list, after, limit, now }: Wish) {
  let offers = selectShownOffers(db, now)
    .where(side === 'buyer' ? 'offers.buyer_id' : 'offers.seller_id', '=', reader)
    .where(PARTS[list](side, now))
    .where(
      side === 'buyer'
        ? sql<boolean>`(offers.by_buyer or messages.delivered_at is not null)`
        : sql<boolean>`(not offers.by_buyer or messages.delivered_at is not null)`,
    );
  if (after) offers = offers.where(isBeyond(NEWEST, after));
  return offers.orderBy('offers.created_at', 'desc').orderBy('offers.id', 'desc').limit(limit).execute();
}

/** By the clock, whatever the job has seen. One that was answered with another price goes on in that. */
const PARTS: Record<OfferList, (side: Side, now: Date) => RawBuilder<boolean>> = {
  'waiting-for-me': (side, now) =>
    sql`offers.state = 'open' and offers.expires_at > ${now} and offers.by_buyer = ${side === 'seller'}`,
  'waiting-for-them': (side, now) =>
    sql`offers.state in ('open', 'held') and (offers.state = 'held' or offers.expires_at > ${now})
      and offers.by_buyer = ${side === 'buyer'}`,
  agreed: (_side, now) =>
    sql`offers.state = 'accepted' and ads.reserved_offer = offers.id and ads.reserved_until > ${now}`,
  ended: (_side, now) =>
    sql`offers.state <> 'countered' and (offers.ended_at is not null
      or (offers.state = 'open' and offers.expires_at <= ${now})
      or (offers.state = 'accepted' and (ads.reserved_offer is distinct from offers.id or ads.reserved_until <= ${now})))`,
};

/** By the index of what is open on an ad; what waits for staff has not reached its seller. */
export async function countOpenOnAds(
  db: Database,
  adIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (adIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('offers')
    .select((offer) => ['ad_id', offer.fn.countAll<string>().as('count')])
    .where('ad_id', 'in', adIds)
    .where('state', '=', 'open')
    .where('by_buyer', '=', true)
    .where('expires_at', '>', now)
    .groupBy('ad_id')
    .execute();
  return new Map(rows.map(({ ad_id, count }) => [ad_id, Number(count)]));
}
