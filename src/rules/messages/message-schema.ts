import { z } from 'zod';
import { PRICE_LIMITS } from '../money/money.ts';
import { amountOr } from '../numbers/read-number.ts';
import { AMOUNT_SENTENCE } from '../money/offered-amount.ts';
import { idField, line, lines, withoutTags } from '../text/text-schema.ts';
import { MESSAGE_MAX, MESSAGE_PHOTOS_MAX } from './message-words.ts';

const FIRST_MESSAGE_MIN = 20;

const message = (min: number) => withoutTags(lines({ name: 'message', min, max: MESSAGE_MAX }));
/** Its limits in each currency are asked where that is known, in the same words. */
const offer = z
  .int(amountOr(AMOUNT_SENTENCE))
  .min(1, AMOUNT_SENTENCE)
  .max(PRICE_LIMITS.INR.max, AMOUNT_SENTENCE)
  .nullish();
/** An offer far from what such hair fetches is asked once more; this is the answer. */
const offerConfirmed = z.boolean('Say whether you mean this offer.').default(false);
/** After a refusal: let a person of ours look at it instead. */
const sendForReview = z.boolean().default(false);

/** A first question about an ad. The offer is in minor units of the ad's currency. */
export const ContactSeller = z.strictObject({
  adId: line({ name: 'ad', max: 100 }),
  message: message(FIRST_MESSAGE_MIN),
  offer,
  offerConfirmed,
  sendForReview,
});
export type ContactSeller = z.infer<typeof ContactSeller>;

/** Uploads of the sender that go with a message. */
const photos = z
  .array(idField('Say which photo you mean.'), 'Choose the photos again.')
  .max(MESSAGE_PHOTOS_MAX, `Send at most ${MESSAGE_PHOTOS_MAX} photos with one message.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Send each photo once.')
  .default([]);

/** An answer in a conversation: words, photos, or both. Photos are for people who talk already, not for a first question. */
export const SendMessage = z
  .strictObject({
    conversationId: line({ name: 'conversation', max: 100 }),
    message: message(0).default(''),
    photos,
    offer,
    offerConfirmed,
    sendForReview,
  })
  .refine((sent) => sent.message !== '' || sent.photos.length > 0, {
    path: ['message'],
    error: 'Please fill in the message.',
  });
export type SendMessage = z.infer<typeof SendMessage>;

export const BlockPerson = z.strictObject({
  userId: line({ name: 'person', max: 100 }),
  block: z.boolean().default(true),
});
export type BlockPerson = z.infer<typeof BlockPerson>;

export const ArchiveConversation = z.strictObject({
  conversationId: line({ name: 'conversation', max: 100 }),
  archive: z.boolean().default(true),
});
export type ArchiveConversation = z.infer<typeof ArchiveConversation>;
