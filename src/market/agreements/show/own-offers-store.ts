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

/**
 * The newest of both sides. First which they are: each part by an index that holds it in its order, and no more of a
 * row than that asks; then all that is shown of those alone.
 */
export async function listOwn(db: Database, reader: string, wish: Wish): Promise<ShownOfferRow[]> {
  const parts = (['buyer', 'seller'] as const).flatMap((side) =>
    PARTS[wish.list](side, wish.now).map((part) => selectPart(reader, side, part, wish)),
  );
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union all `)}) as own
    order by created_at desc, id desc limit ${wish.limit}`.execute(db);
  if (rows.length === 0) return [];
  return selectShownOffers(db, wish.now)
    .where(sql<boolean>`offers.id = any(${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('offers.created_at', 'desc')
    .orderBy('offers.id', 'desc')
    .execute();
}

/** How many wait for somebody's answer. Beyond a hundred nobody counts. */
export async function countForMe(db: Database, reader: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select from offers join messages on messages.id = offers.message_id
        where seller_id = ${reader} and state = 'open' and by_buyer and ${hasTime(now)}
          and messages.delivered_at is not null limit 100)
      union all
      (select from offers where buyer_id = ${reader} and state = 'open' and not by_buyer and ${hasTime(now)}
        limit 100)
    ) as waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What was never passed on is nothing to the other side. */
function selectPart(reader: string, side: Side, part: RawBuilder<boolean>, { after, limit }: Wish) {
  const isOwn = side === 'buyer' ? sql`offers.by_buyer` : sql`not offers.by_buyer`;
  return sql`(select offers.id, offers.created_at from offers
    where ${sql.ref(`offers.${side}_id`)} = ${reader} and ${part}
      and (${isOwn} or exists (select from messages
        where messages.id = offers.message_id and messages.delivered_at is not null))
      and ${after ? isBeyond(NEWEST, after) : sql`true`}
    order by offers.created_at desc, offers.id desc limit ${limit})`;
}

/** By its ad: whatever else is reserved need not be looked at. */
const isKept = (now: Date) =>
  sql`exists (select from ads where ads.id = offers.ad_id and ads.reserved_offer = offers.id
    and ads.reserved_until > ${now})`;

/** As a yes or no: an index of what ends when would be read through for all people there are. */
const hasTime = (now: Date) => sql`(offers.expires_at > ${now}) is true`;

/** By the clock, whatever the job has seen. One that was answered with another price goes on in that. */
const PARTS: Record<OfferList, (side: Side, now: Date) => RawBuilder<boolean>[]> = {
  'waiting-for-me': (side, now) => [
    sql`offers.state = 'open' and ${hasTime(now)} and offers.by_buyer = ${side === 'seller'}`,
  ],
  'waiting-for-them': (side, now) => [
    sql`offers.state = 'open' and ${hasTime(now)} and offers.by_buyer = ${side === 'buyer'}`,
    sql`offers.state = 'held' and offers.by_buyer = ${side === 'buyer'}`,
  ],
  agreed: (_side, now) => [sql`offers.state = 'accepted' and ${isKept(now)}`],
  ended: (_side, now) => [
    sql`offers.state <> 'countered' and (offers.ended_at is not null
      or (offers.state = 'open' and offers.expires_at <= ${now})
      or (offers.state = 'accepted' and not ${isKept(now)}))`,
  ],
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
