import { insertAd } from '../ads/some-ads.ts';
import type { TestSite } from '../site/test-site.ts';

/** A message of a buyer that waits for a decision, in a conversation of its own. */
export async function insertHeld(
  { db, clock }: TestSite,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
): Promise<{ messageId: string }> {
  const adId = await insertAd(db, sellerId, clock.now);
  const talk = await db
    .insertInto('conversations')
    .values({ ad_id: adId, buyer_id: buyerId, seller_id: sellerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('messages')
    .values({
      conversation_id: talk.id,
      sender_id: buyerId,
      original_text: 'Hello, is it still there?',
      shown_text: 'Hello, is it still there?',
      screening: 'held',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { messageId: id };
}
