import { z } from 'zod';
import { ACCOUNT_TYPE } from '../accounts/account.ts';
import { CURRENCIES } from '../money.ts';
import { AD_STATUSES } from '../ads/state.ts';
import { amountOr } from '../numbers/read-number.ts';
import { line, lines } from '../text/text-schema.ts';

export const MESSAGE_MAX = 1000;
const FIRST_MESSAGE_MIN = 20;
/** Nobody types more than this in an hour. */
export const MESSAGES_PER_HOUR = 60;
/** From this try on, giving contact details is told to staff. */
export const CONTACT_TRIES_BEFORE_ALERT = 3;
export const NEW_ACCOUNT_HOURS = 48;
/** How many conversations may be open live at once, in one process; those beyond ask every 20 seconds instead. */
export const OPEN_THREADS = { perPerson: 8, perAddress: 100, inAll: 2000 } as const;

/** The one rule, shown in every conversation. */
export const CUT_RULE = 'Do not cut until payment has been received.';
export const COUNTS_AS_RECEIVED = [
  'Received means: you have opened your own bank or PayPal account and the full amount is there, not pending.',
  'An e-mail, a screenshot, a receipt or a message that says ‘paid’ is not money.',
  'PayPal counts only as ‘goods and services’. We never hold money for anybody.',
] as const;
/** The same in one line, for e-mails. */
export const SAFETY_LINE =
  'Do not cut or post hair until the money is in your own account. An e-mail that says ‘paid’ is not money.';

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

export const SCREENINGS = ['delivered', 'masked', 'held'] as const;

export const SentMessage = z.object({
  conversationId: z.string(),
  messageId: z.string(),
  screening: z.enum(SCREENINGS),
  notes: z.array(z.string()),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** The other person, as far as one may know them. */
const OtherPerson = z.object({ id: z.string(), username: z.string() });

export const ConversationCard = z.object({
  id: z.string(),
  ad: z.object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    status: z.enum(AD_STATUSES),
    /** Something holds the ad: whatever its status, strangers do not see it. */
    isHidden: z.boolean(),
    price: z.int().nullable(),
    currency: z.enum(CURRENCIES),
    photo: z.string().nullable(),
    isUncut: z.boolean(),
  }),
  other: OtherPerson,
  role: z.enum(['buyer', 'seller']),
  lastText: z.string(),
  lastAt: z.iso.datetime(),
  unread: z.int(),
  /** Put aside by its reader; a new message takes it out again. */
  isArchived: z.boolean(),
});
export type ConversationCard = z.infer<typeof ConversationCard>;

export const MessageView = z.object({
  id: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  offer: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).nullable(),
  sentAt: z.iso.datetime(),
  state: z.enum(['delivered', 'held', 'refused', 'removed']),
  /** Calm sentences about what was recognised in it. */
  notes: z.array(z.string()),
});
export type MessageView = z.infer<typeof MessageView>;

export const Thread = z.object({
  conversation: ConversationCard,
  messages: z.array(MessageView),
  isBlockedByMe: z.boolean(),
  canWrite: z.boolean(),
  rule: z.string(),
  countsAsReceived: z.array(z.string()),
});
export type Thread = z.infer<typeof Thread>;
