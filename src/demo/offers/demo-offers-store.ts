import type { Database } from '#platform/postgres/database.ts';
import type { DemoConversation } from '../messages/demo-messages.ts';

type Ids = ReadonlyMap<string, string>;
type Said = { conversationId: string; adId: string; messageIds: readonly string[] };

/** Puts in the figures that were named in a conversation, each with the message it is. */
export async function insertOffers(
  db: Database,
  talk: DemoConversation,
  people: Ids,
  { conversationId, adId, messageIds }: Said,
): Promise<void> {
  let countered: string | null = null;
  for (const [place, { offer, text }] of talk.messages.entries()) {
    if (!offer) continue;
    const { id } = await db
      .insertInto('offers')
      .values({
        message_id: messageIds[place] ?? '',
        conversation_id: conversationId,
        ad_id: adId,
        buyer_id: people.get(talk.buyerKey) ?? '',
        seller_id: people.get(talk.sellerKey) ?? '',
        by_buyer: offer.byBuyer,
        amount: offer.amount,
        currency: offer.currency,
        asking_price: offer.askingPrice,
        answers: countered,
        has_note: text !== '',
        state: offer.state,
        created_at: offer.madeAt,
        expires_at: offer.expiresAt,
        ended_at: offer.endedAt,
        ended_by: offer.endedByKey === null ? null : (people.get(offer.endedByKey) ?? null),
        ended_why: offer.endedWhy,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    countered = offer.state === 'countered' ? id : null;
    if (offer.reservedUntil)
      await db
        .updateTable('ads')
        .set({ reserved_until: offer.reservedUntil, reserved_offer: id })
        .where('id', '=', adId)
        .execute();
  }
}
