import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import { MESSAGE_PHOTOS_PER_DAY } from '#rules/messages/message-words.ts';
import { Refusal } from '#rules/refusal.ts';
import { DAY_MS, HOUR_SECONDS } from '#rules/time.ts';
import { countSentInMessages, putIntoMessage } from './photo-store.ts';

type Enclosure = { messageId: string; senderId: string; photos: readonly string[]; now: Date };

/** Puts uploads of the sender into their message, in this order. What is in a message goes on no ad any more. */
export async function attachToMessage(
  db: Database,
  { messageId, senderId, photos, now }: Enclosure,
): Promise<void> {
  if (photos.length === 0) return;
  const sent = await countSentInMessages(db, senderId, new Date(now.getTime() - DAY_MS));
  if (sent + photos.length > MESSAGE_PHOTOS_PER_DAY)
    throw new Refusal(
      'too-many',
      `You can send ${MESSAGE_PHOTOS_PER_DAY} photos a day in messages. Please wait, or write without a photo.`,
      {},
      { retryAfterSeconds: HOUR_SECONDS },
    );
  for (const [at, id] of photos.entries()) {
    const isThere = isId(id) && (await putIntoMessage(db, id, { messageId, senderId, position: at + 1 }));
    if (!isThere)
      throw new Refusal('invalid', 'Please check what you entered.', {
        photos: ['One of the photos is not there any more, or was sent already. Add it again.'],
      });
  }
}
