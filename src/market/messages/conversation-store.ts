import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import type { HoldKind } from '#rules/moderation/holds.ts';
import { wantsMail } from '../sql/mail-choice-sql.ts';

/** The ad that somebody wants to write about, with as much of its seller as the rules ask for. */
export type AdToContact = {
  id: string;
  status: AdStatus;
  held: HoldKind | null;
  expires_at: Date | null;
  reserved_until: Date | null;
  seller_id: string;
  seller_is_here: boolean;
};

export async function findAdToContact(db: Database, adId: string): Promise<AdToContact | undefined> {
  if (!isId(adId)) return undefined;
  return db
    .selectFrom('ads')
    .innerJoin('accounts', 'accounts.id', 'ads.seller_id')
    .select(['ads.id', 'ads.status', 'ads.held', 'ads.expires_at', 'ads.reserved_until', 'ads.seller_id'])
    .select(sql<boolean>`accounts.deleted_at is null and accounts.blocked_at is null`.as('seller_is_here'))
    .where('ads.id', '=', adId)
    .where('ads.status', '<>', 'draft')
    .executeTakeFirst();
}

export const hasProvedAddress = async (db: Database, accountId: string): Promise<boolean> =>
  (await db.selectFrom('accounts').select('verified_at').where('id', '=', accountId).executeTakeFirst())
    ?.verified_at != null;

/** Locks the writer's account, so that two requests at once cannot both be the fifth conversation of the day. */
export async function lockWriter(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['verified_at', 'created_at'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function findConversationAbout(db: Database, adId: string, buyerId: string) {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('ad_id', '=', adId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return row?.id;
}

type NewConversation = { adId: string; buyerId: string; sellerId: string; now: Date };

export async function startConversation(db: Database, { adId, buyerId, sellerId, now }: NewConversation) {
  const { id } = await db
    .insertInto('conversations')
    .values({ ad_id: adId, buyer_id: buyerId, seller_id: sellerId, created_at: now, last_message_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * How many conversations somebody opened since then, and how many of those are about hair that is still uncut. Where a
 * seller spoke first, because they look for such hair, they opened nothing.
 */
export async function countOpened(db: Database, buyerId: string, since: Date) {
  return db
    .selectFrom('conversations')
    .innerJoin('ads', 'ads.id', 'conversations.ad_id')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ads.cut_state = 'uncut'))::int`.as('uncut'),
    ])
    .where('conversations.buyer_id', '=', buyerId)
    .where('conversations.created_at', '>', since)
    .where(sql<boolean>`not exists (select from wanted_answers as answer
      where answer.conversation_id = conversations.id and answer.created_at = conversations.created_at)`)
    .executeTakeFirstOrThrow();
}

/** A conversation with both people and its ad. */
export type ConversationRow = {
  id: string;
  buyer_id: string;
  seller_id: string;
  ad_id: string;
  ad_title: string;
  ad_slug: string;
  ad_status: AdStatus;
  ad_expires_at: Date | null;
  cut_state: string;
};

const isParticipant = (accountId: string) =>
  sql<boolean>`(conversations.buyer_id = ${accountId} or conversations.seller_id = ${accountId})`;

/** One's own conversation; somebody else's is not told apart from none. */
export async function findConversation(
  db: Database,
  id: string,
  accountId: string,
): Promise<ConversationRow | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom('conversations')
    .innerJoin('ads', 'ads.id', 'conversations.ad_id')
    .select([
      'conversations.id',
      'conversations.buyer_id',
      'conversations.seller_id',
      'conversations.ad_id',
      'ads.title as ad_title',
      'ads.slug as ad_slug',
      'ads.status as ad_status',
      'ads.expires_at as ad_expires_at',
      'ads.cut_state',
    ])
    .where('conversations.id', '=', id)
    .where(isParticipant(accountId))
    .executeTakeFirst();
  return row as ConversationRow | undefined;
}

export async function setRead(db: Database, row: ConversationRow, accountId: string, now: Date) {
  await db
    .updateTable('conversations')
    .set(row.buyer_id === accountId ? { buyer_read_at: now } : { seller_read_at: now })
    .where('id', '=', row.id)
    .execute();
}

export async function setArchived(
  db: Database,
  row: ConversationRow,
  accountId: string,
  archivedAt: Date | null,
) {
  await db
    .updateTable('conversations')
    .set(row.buyer_id === accountId ? { buyer_archived_at: archivedAt } : { seller_archived_at: archivedAt })
    .where('id', '=', row.id)
    .execute();
}

export type Recipient = {
  id: string;
  email: string;
  username: string;
  wants_mail: boolean;
  is_here: boolean;
};

/** Somebody a message is for: where to, and whether they want a mail for it. */
export async function findRecipient(db: Database, accountId: string): Promise<Recipient> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'username'])
    .select([
      wantsMail('accounts.id', 'new-message').as('wants_mail'),
      sql<boolean>`deleted_at is null and blocked_at is null`.as('is_here'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
