import type { Database } from '#platform/postgres/database.ts';
import { insertOffers } from '../offers/demo-offers-store.ts';
import type { DemoConversation } from './demo-messages.ts';

type Ids = ReadonlyMap<string, string>;

/** Puts in what people wrote to each other, and what the guard made of it. */
export async function insertConversation(
  db: Database,
  talk: DemoConversation,
  people: Ids,
  ads: Ids,
): Promise<void> {
  const [first, last] = [talk.messages[0], talk.messages.at(-1)];
  if (!first || !last) return;
  const { id } = await db
    .insertInto('conversations')
    .values({
      ad_id: ads.get(talk.adKey) ?? '',
      buyer_id: people.get(talk.buyerKey) ?? '',
      seller_id: people.get(talk.sellerKey) ?? '',
      created_at: first.sentAt,
      last_message_at: last.sentAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sent = await db
    .insertInto('messages')
    .values(
      talk.messages.map((message) => ({
        conversation_id: id,
        sender_id: people.get(message.senderKey) ?? '',
        original_text: message.text,
        shown_text: message.shownText,
        screening: message.screening,
        score: message.score,
        signals: message.signals,
        sent_at: message.sentAt,
        delivered_at: message.deliveredAt,
      })),
    )
    .returning('id')
    .execute();
  await insertOffers(db, talk, people, {
    conversationId: id,
    adId: ads.get(talk.adKey) ?? '',
    messageIds: sent.map((message) => message.id),
  });
}
