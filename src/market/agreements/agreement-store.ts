import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { prepareQuery } from '#platform/postgres/query-pool.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { isId } from '#rules/id.ts';
import type { OfferEnd, OfferState } from '#rules/offers/offer-words.ts';
import { selectMainPhotoKey } from '../sql/main-photo-sql.ts';
import { isBeingPaid } from './paid-store.ts';

/** An offer with what of its ad and its message decides and says how it stands. */
export type OfferRow = Selectable<DB['offers']> & {
  /** Of its ad, while that is kept for this offer. */
  reserved_until: Date | null;
  ad_title: string | null;
  ad_slug: string;
  ad_grams: number | null;
  /** Its address; null while something holds the ad. */
  ad_photo: string | null;
  note: string;
  /** Whether it ever reached the other side: what staff still look at, or refused, did not. */
  is_passed_on: boolean;
};

/** By name: a plan that is kept may not begin to give more while a newer release adds a column. */
const COLUMNS = [
  'offers.id',
  'offers.message_id',
  'offers.conversation_id',
  'offers.ad_id',
  'offers.buyer_id',
  'offers.seller_id',
  'offers.by_buyer',
  'offers.amount',
  'offers.currency',
  'offers.asking_price',
  'offers.answers',
  'offers.has_note',
  'offers.state',
  'offers.created_at',
  'offers.expires_at',
  'offers.reminded_at',
  'offers.kept_longer_at',
  'offers.ended_at',
  'offers.ended_by',
  'offers.ended_why',
] as const;

export const selectOffers = (db: Database) =>
  db
    .selectFrom('offers')
    .innerJoin('ads', 'ads.id', 'offers.ad_id')
    .innerJoin('messages', 'messages.id', 'offers.message_id')
    .select(COLUMNS)
    .select(['ads.title as ad_title', 'ads.slug as ad_slug', 'ads.grams as ad_grams'])
    .select([
      sql<Date | null>`case when ads.reserved_offer = offers.id then ads.reserved_until end`.as(
        'reserved_until',
      ),
      sql<string>`case when messages.removed_at is null and offers.has_note then messages.shown_text else '' end`.as(
        'note',
      ),
      sql<boolean>`messages.delivered_at is not null`.as('is_passed_on'),
      sql<string | null>`case when ads.held is null then ${selectMainPhotoKey('ads.id')} end`.as('ad_photo'),
    ]);

/** An offer with what the two people read of each other. */
export type ShownOfferRow = OfferRow & {
  sale_id: string | null;
  buyer: string;
  seller: string;
  is_buyer_certified: boolean;
  /** The figure of the other side that this one answers. */
  answered: number | null;
};

export const selectShownOffers = (db: Database, now: Date) =>
  selectOffers(db)
    .innerJoin('accounts as buyers', 'buyers.id', 'offers.buyer_id')
    .innerJoin('accounts as sellers', 'sellers.id', 'offers.seller_id')
    .select([
      'buyers.username as buyer',
      'sellers.username as seller',
      sql<boolean>`is_certified_buyer(offers.buyer_id, ${now})`.as('is_buyer_certified'),
      sql<number | null>`(select amount from offers as earlier where earlier.id = offers.answers)`.as(
        'answered',
      ),
      sql<string | null>`(select sale.id from protected_sales as sale where sale.offer_id = offers.id)`.as(
        'sale_id',
      ),
    ]);

export async function findShownOffer(
  db: Database,
  id: string,
  now: Date,
): Promise<ShownOfferRow | undefined> {
  if (!isId(id)) return undefined;
  return selectShownOffers(db, now).where('offers.id', '=', id).executeTakeFirst();
}

/** Those of an ad, the last first, or of some messages. */
export async function listShownOffers(
  db: Database,
  which: { adId: string; most: number } | { messageIds: readonly string[] },
  now: Date,
): Promise<ShownOfferRow[]> {
  const offers = selectShownOffers(db, now).orderBy('offers.created_at', 'desc').orderBy('offers.id', 'desc');
  return 'adId' in which
    ? offers.where('offers.ad_id', '=', which.adId).limit(which.most).execute()
    : offers.where('offers.message_id', 'in', which.messageIds).execute();
}

export async function findOffer(db: Database, id: string): Promise<OfferRow | undefined> {
  if (!isId(id)) return undefined;
  const [offer] = await askForOffer(db, { id });
  return offer;
}
const askForOffer = prepareQuery('offer', (db, { id }: { id: string }) =>
  selectOffers(db).where('offers.id', '=', id).compile(),
);

export async function findOfferOfMessage(db: Database, messageId: string): Promise<OfferRow | undefined> {
  return selectOffers(db).where('offers.message_id', '=', messageId).executeTakeFirst();
}

/** The offers of a conversation that this reader may see: what is held only by whoever made it. */
export async function listOffersOfConversation(
  db: Database,
  { conversationId, reader, now }: { conversationId: string; reader: string; now: Date },
): Promise<ShownOfferRow[]> {
  return selectShownOffers(db, now)
    .where('offers.conversation_id', '=', conversationId)
    .where(sql<boolean>`(messages.delivered_at is not null or messages.sender_id = ${reader})`)
    .orderBy('offers.created_at')
    .execute();
}

/**
 * The people of an offer in the order of their ids, then its ad: whoever changes offers waits in this order, as do those
 * who lock a seller before an ad, so nobody waits in a circle. What only points at the ad need not wait.
 */
export async function lockPeopleAndAd(
  db: Database,
  { people, adId }: { people: readonly string[]; adId: string | null },
): Promise<void> {
  await lockAccounts(db, { people });
  if (adId !== null) await lockOneAd(db, { adId });
}
const lockAccounts = prepareQuery('lock-people', (db, { people }: { people: readonly string[] }) =>
  sql`select from accounts where id = any(${people}::uuid[]) order by id for no key update`.compile(db),
);
const lockOneAd = prepareQuery('lock-ad', (db, { adId }: { adId: string }) =>
  sql`select from ads where id = ${adId} for no key update`.compile(db),
);

/** The ads on which somebody has an offer that is not over, or has one made to them, in the order of their ids. */
export async function lockAdsOfOffers(db: Database, accountId: string): Promise<void> {
  await sql`select from ads where id in (
      select ad_id from offers where buyer_id = ${accountId} and state in ('held', 'open', 'accepted')
      union all
      select ad_id from offers where seller_id = ${accountId} and state in ('held', 'open', 'accepted'))
    order by id for no key update`.execute(db);
}

type Over = { state: OfferState; at: Date; by: string | null; why: OfferEnd | null };

/** Ends an offer that is not over; false if somebody else did. */
export async function setOver(db: Database, offerId: string, { state, at, by, why }: Over): Promise<boolean> {
  const ended = await endOffer(db, { offerId, state, at, by, why });
  return ended.length === 1;
}
const endOffer = prepareQuery(
  'offer-over',
  (db, { offerId, state, at, by, why }: Over & { offerId: string }) =>
    db
      .updateTable('offers')
      .set({ state, ended_at: at, ended_by: by, ended_why: why })
      .where('id', '=', offerId)
      .where('ended_at', 'is', null)
      .returning('id')
      .compile(),
);

export async function setOpen(db: Database, offerId: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('offers')
    .set({ state: 'open', expires_at: expiresAt })
    .where('id', '=', offerId)
    .where('state', '=', 'held')
    .execute();
}

export async function clearReserved(db: Database, offerId: string): Promise<void> {
  await freeAd(db, { offerId });
}
const freeAd = prepareQuery('offer-lets-go', (db, { offerId }: { offerId: string }) =>
  db
    .updateTable('ads')
    .set({ reserved_until: null, reserved_offer: null })
    .where('reserved_offer', '=', offerId)
    .compile(),
);

export type WhichOffers =
  | { adId: string; except?: string }
  | { between: readonly [string, string] }
  | { accountId: string };

/** Offers that can still be answered, locked. */
export async function lockAnswerable(db: Database, which: WhichOffers): Promise<OfferRow[]> {
  return selectOffers(db)
    .where('offers.state', 'in', ['held', 'open'])
    .where(toCondition(which))
    .orderBy('offers.id')
    .forUpdate('offers')
    .execute();
}

/** Agreements that hold, or whose end nobody has noted yet; not those that somebody is paying for. */
export async function listAgreed(db: Database, which: WhichOffers): Promise<OfferRow[]> {
  return selectOffers(db)
    .where('offers.state', '=', 'accepted')
    .where(sql<boolean>`not ${isBeingPaid}`)
    .where(toCondition(which))
    .orderBy('offers.id')
    .execute();
}

function toCondition(which: WhichOffers) {
  if ('adId' in which)
    return sql<boolean>`offers.ad_id = ${which.adId} and offers.id is distinct from ${which.except ?? null}::uuid`;
  if ('between' in which)
    return sql<boolean>`offers.buyer_id = any(${[...which.between]}::uuid[])
      and offers.seller_id = any(${[...which.between]}::uuid[])`;
  return sql<boolean>`(offers.buyer_id = ${which.accountId} or offers.seller_id = ${which.accountId})`;
}

/** The ad as an offer on it needs it. */
export async function findAdOfOffer(db: Database, adId: string) {
  return db
    .selectFrom('ads')
    .select(['status', 'held', 'expires_at', 'reserved_until'])
    .where('id', '=', adId)
    .executeTakeFirstOrThrow();
}
