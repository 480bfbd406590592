import { z } from 'zod';
import { CURRENCIES } from '#rules/money/money.ts';
import { AD_STATUSES } from '#rules/ads/state.ts';
import { OfferView } from '../agreements/show/offer-view.ts';
import { SCREENINGS } from '#rules/messages/message-words.ts';

export const SentMessage = z.object({
  conversationId: z.string(),
  messageId: z.string(),
  screening: z.enum(SCREENINGS),
  notes: z.array(z.string()),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** The other person, as far as one may know them. */
const OtherPerson = z.object({
  id: z.string(),
  username: z.string(),
  /** A buyer whom our staff looked at, while check and plan hold. */
  isCertified: z.boolean(),
});

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

/** A photo in a message: at addresses that only the two people open. */
const MessagePhoto = z.object({ small: z.string(), large: z.string(), width: z.int(), height: z.int() });
export type MessagePhoto = z.infer<typeof MessagePhoto>;

export const MessageView = z.object({
  id: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  photos: z.array(MessagePhoto),
  /** The price that it names. */
  offer: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).nullable(),
  /** The same as an offer that can be answered; null for what was named before there were any. */
  offerCard: OfferView.nullable(),
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
