import { z } from 'zod';
import { ACCOUNT_TYPE } from '../accounts/account.ts';
import { amountOr } from '../numbers/read-number.ts';
import { line, lines } from '../text/text-schema.ts';
import { MESSAGE_MAX } from './message-words.ts';
const FIRST_MESSAGE_MIN = 20;

const NO_HTML = 'Write plain text, without HTML tags.';
const message = (min: number) =>
  lines({ name: 'message', min, max: MESSAGE_MAX }).refine(
    (text) => !/<\/?[a-z!][^<>]{0,200}>/i.test(text),
    NO_HTML,
  );
const offer = z
  .int(amountOr('Write the offer as an amount.'))
  .min(1, 'An offer is at least 0.01.')
  .max(200_000_000, 'This offer is too high.')
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

/** An answer in a conversation. */
export const SendMessage = z.strictObject({
  conversationId: line({ name: 'conversation', max: 100 }),
  message: message(1),
  offer,
  offerConfirmed,
  sendForReview,
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

/** What a person may be written about by mail. */
export const NOTIFICATION_KINDS = [
  'new-message',
  'ad-news',
  'ad-expiring',
  'plan-ending',
  'saved-search',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export const NOTIFICATION_LABELS: Record<NotificationKind, string> = {
  'new-message': 'Somebody writes to me',
  'ad-news': 'News about my ads: live, held, sold',
  'ad-expiring': 'My ad is about to end',
  'plan-ending': 'My plan is about to end',
  'saved-search': 'New hair for my saved searches',
};
const KINDS_ABOUT_OWN_ADS: readonly NotificationKind[] = ['ad-news', 'ad-expiring'];
/** The kinds that can happen to this person: who only buys has no ads. */
export const notificationKindsFor = ({ accountType }: { accountType: number }): NotificationKind[] =>
  NOTIFICATION_KINDS.filter(
    (kind) => accountType !== ACCOUNT_TYPE.buyer || !KINDS_ABOUT_OWN_ADS.includes(kind),
  );
export const ChooseNotification = z.strictObject({
  kind: z.enum(NOTIFICATION_KINDS, 'Choose one of the kinds of e-mail.'),
  byMail: z.boolean(),
});
export type ChooseNotification = z.infer<typeof ChooseNotification>;
