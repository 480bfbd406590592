import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import type { HoldKind } from '#rules/moderation/holds.ts';
import type { Currency } from '#rules/money/money.ts';
import type { Cursor } from '../cursor.ts';
import { isBeyond } from '../sql/cursor-sql.ts';
import { selectMainPhotoKey } from '../sql/main-photo-sql.ts';

/** A conversation as its reader's list shows it. */
export type ConversationCardRow = {
  id: string;
  buyer_id: string;
  other_id: string;
  other_username: string;
  other_certified: boolean;
  ad_id: string;
  title: string;
  slug: string;
  status: AdStatus;
  held: HoldKind | null;
  expires_at: Date | null;
  reserved_until: Date | null;
  price: number | null;
  currency: Currency;
  cut_state: string;
  photo_key: string | null;
  last_text: string;
  /** Where the last message is one: its figure, and whether its buyer named it. */
  offer_amount: number | null;
  offer_currency: Currency;
  offer_by_buyer: boolean;
  last_at: Date;
  unread: number;
  is_archived: boolean;
};

/**
 * Somebody's conversations, the last one first; with an id only that one. What is held back is not counted for them,
 * and does not take a conversation out of the archive.
 */
export async function listConversationCards(
  db: Database,
  reader: string,
  {
    id,
    after,
    isArchived,
    limit,
    now,
  }: { id?: string; after?: Cursor; isArchived?: boolean; limit: number; now: Date },
): Promise<ConversationCardRow[]> {
  const one = id === undefined ? sql`true` : sql`talk.id = ${id}`;
  const archivedAt = sql`case when talk.buyer_id = ${reader} then talk.buyer_archived_at else talk.seller_archived_at end`;
  const archived = sql`(${archivedAt} is not null and not exists (
    select from messages as message where message.conversation_id = talk.id
      and (message.delivered_at > ${archivedAt} or (message.sender_id = ${reader} and message.sent_at > ${archivedAt}))))`;
  const wanted = isArchived === undefined ? sql`true` : sql`${archived} = ${isArchived}`;
  const earlier = after === undefined ? sql`true` : isBeyond(LATEST, after);
  const { rows } = await sql<ConversationCardRow>`
    select talk.id, talk.buyer_id, other.id as other_id, other.username as other_username,
      talk.seller_id = ${reader} and is_certified_buyer(other.id, ${now}) as other_certified,
      ad.id as ad_id, ad.title, ad.slug, ad.status, ad.held, ad.expires_at, ad.reserved_until, ad.price, ad.currency, ad.cut_state,
      ${selectMainPhotoKey('ad.id')} as photo_key,
      coalesce(last.text, '') as last_text,
      last.amount as offer_amount, last.currency as offer_currency, last.by_buyer as offer_by_buyer, talk.last_message_at as last_at,
      (select count(*)::int from messages as message
        where message.conversation_id = talk.id and message.sender_id <> ${reader}
          and message.delivered_at > coalesce(
            case when talk.buyer_id = ${reader} then talk.buyer_read_at else talk.seller_read_at end,
            '-infinity')) as unread,
      ${archived} as is_archived
    from conversations as talk
    join ads as ad on ad.id = talk.ad_id
    join accounts as other on other.id = case when talk.buyer_id = ${reader} then talk.seller_id else talk.buyer_id end
    left join lateral (
      select case when message.removed_at is not null then 'Removed.' when message.shown_text <> '' then message.shown_text
        when offers.id is not null then '' else 'Photo' end as text,
        case when message.removed_at is null then offers.amount end as amount, offers.currency, offers.by_buyer
      from messages as message
      left join offers on offers.message_id = message.id
      where message.conversation_id = talk.id
        and (message.delivered_at is not null or message.sender_id = ${reader})
      order by message.sent_at desc, message.id desc limit 1
    ) as last on true
    where (talk.buyer_id = ${reader} or talk.seller_id = ${reader})
      and (talk.buyer_id = ${reader} or last.text is not null) and ${one}
      and ${earlier} and ${wanted}
    order by talk.last_message_at desc, talk.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** What reached somebody and was not read yet. Beyond a hundred nobody counts. */
export async function countUnreadMessages(db: Database, reader: string): Promise<number> {
  const readAt = sql`coalesce(case when talk.buyer_id = ${reader} then talk.buyer_read_at else talk.seller_read_at end,
    '-infinity')`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from conversations as talk
      join messages as message on message.conversation_id = talk.id and message.sender_id <> ${reader}
        and message.delivered_at > ${readAt}
      where (talk.buyer_id = ${reader} or talk.seller_id = ${reader}) and talk.last_message_at > ${readAt}
      limit 100
    ) as unread`.execute(db);
  return rows[0]?.count ?? 0;
}

const LATEST = {
  value: sql`talk.last_message_at`,
  id: sql`talk.id`,
  type: 'timestamptz',
  downwards: true,
} as const;
