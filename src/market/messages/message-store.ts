import { sql } from 'kysely';
import { HELD_STATES } from '#rules/sales/life/sale-states.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { Currency } from '#rules/money/money.ts';
import type { SCREENINGS } from '#rules/messages/message-words.ts';

type MessageScreening = (typeof SCREENINGS)[number];
export type NewMessage = {
  conversationId: string;
  senderId: string;
  originalText: string;
  shownText: string;
  screening: MessageScreening;
  score: number;
  signals: string[];
  now: Date;
};

export async function insertMessage(db: Database, message: NewMessage): Promise<string> {
  const { id } = await db
    .insertInto('messages')
    .values({
      conversation_id: message.conversationId,
      sender_id: message.senderId,
      original_text: message.originalText,
      shown_text: message.shownText,
      screening: message.screening,
      score: message.score,
      signals: message.signals,
      sent_at: message.now,
      delivered_at: message.screening === 'held' ? null : message.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('conversations')
    .set({ last_message_at: message.now })
    .where('id', '=', message.conversationId)
    .execute();
  return id;
}

/** When somebody wrote since then, the latest first. */
export async function listSent(db: Database, senderId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('messages')
    .select('sent_at')
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .execute();
  return rows.map(({ sent_at }) => sent_at);
}

/** How often somebody wrote what this signal stands for, in all conversations. */
export async function countSignals(db: Database, senderId: string, signal: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sender_id', '=', senderId)
    .where(sql<boolean>`${signal} = any(signals)`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasMessages(db: Database, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the provider holds, or has paid out, the money of a protected sale between these two. */
export async function hasPaidSale(db: Database, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('protected_sales')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('state', 'in', [...HELD_STATES, 'releasing', 'released'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** From where to where hair would go that two people write about; undefined where its ad is not whole. */
export async function findWay(db: Database, conversationId: string) {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('ads', 'ads.id', 'conversations.ad_id')
    .innerJoin('accounts as buyers', 'buyers.id', 'conversations.buyer_id')
    .select(['ads.currency', 'ads.country as from', 'buyers.country as to'])
    .where('conversations.id', '=', conversationId)
    .executeTakeFirst();
  if (!row || row.currency === null || row.from === null) return undefined;
  return { currency: row.currency, from: row.from, to: row.to };
}

export type MessageRow = {
  id: string;
  sender_id: string;
  shown_text: string;
  offer_amount: number | null;
  offer_currency: Currency | null;
  screening: MessageScreening;
  signals: string[];
  sent_at: Date;
  delivered_at: Date | null;
  held_decision: 'released' | 'refused' | null;
  removed_at: Date | null;
};

const THREAD_LENGTH = 500;

/** What this person may see of a conversation, oldest first: what reached them, and all they wrote themselves. */
export async function listMessages(
  db: Database,
  conversationId: string,
  readerId: string,
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages')
    .select([
      'id',
      'sender_id',
      'shown_text',
      'offer_amount',
      'offer_currency',
      'screening',
      'signals',
      'sent_at',
      'delivered_at',
      'held_decision',
      'removed_at',
    ])
    .where('conversation_id', '=', conversationId)
    .where((message) =>
      message.or([message('sender_id', '=', readerId), message('delivered_at', 'is not', null)]),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(THREAD_LENGTH)
    .execute();
  return rows.toReversed();
}

/** How each of these conversations stands now: a line that changes with whatever is sent, decided, removed or agreed in it. */
export async function listStands(db: Database, conversationIds: string[]) {
  return db
    .selectFrom('messages')
    .select([
      'conversation_id as id',
      sql<string>`concat_ws('/', count(*), count(delivered_at), count(decided_at), count(removed_at),
        (select concat_ws('/', count(*), count(ended_at), count(kept_longer_at), count(*) filter (where state = 'accepted'))
          from offers where offers.conversation_id = messages.conversation_id),
        (select concat_ws('/', count(*), sum(version)) from protected_sales
          where protected_sales.conversation_id = messages.conversation_id))`.as('stand'),
    ])
    .where('conversation_id', 'in', conversationIds)
    .groupBy('conversation_id')
    .execute();
}
