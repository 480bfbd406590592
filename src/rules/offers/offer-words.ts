import { HOUR_MS, DAY_MS } from '../time.ts';

export const OFFER_STATES = [
  'held',
  'open',
  'accepted',
  'declined',
  'countered',
  'withdrawn',
  'expired',
  'lapsed',
  'sold',
  'fell-through',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Why an offer or an agreement is over, where its state does not say it. */
export const OFFER_ENDS = [
  'ad-changed',
  'ad-gone',
  'agreed-with-another',
  'blocked',
  'left',
  'refused-by-staff',
  'time-over',
  'called-off',
  'sale-failed',
] as const;
export type OfferEnd = (typeof OFFER_ENDS)[number];

/** So long an answer can be given. */
const OFFER_LIFE_MS = 48 * HOUR_MS;
/** Until when an offer made now can be answered: never past the end of its ad. */
export const offerEnd = (now: Date, adEndsAt: Date | null): Date =>
  new Date(Math.min(now.getTime() + OFFER_LIFE_MS, adEndsAt?.getTime() ?? Number.POSITIVE_INFINITY));
/** So long before its end whoever has to answer is reminded, once. */
export const OFFER_REMINDER_MS = 12 * HOUR_MS;
/** So long hair is kept for the buyer after a yes, and how much longer if its seller says so, once. */
export const RESERVED_MS = 24 * HOUR_MS;
export const KEPT_LONGER_MS = 3 * DAY_MS;

/** Whether an ad is kept for somebody now. By the clock: the job only tidies up. */
export const isReserved = <Ad extends { reserved_until: Date | null }>(
  ad: Ad,
  now: Date,
): ad is Ad & { reserved_until: Date } => ad.reserved_until !== null && ad.reserved_until > now;

type Kept = { reserved_until: Date | null; reserved_offer: string | null; paid_offer: string | null };

/** Whether whoever it is kept for has paid in a protected sale: then nobody waits for a day on which it is free. */
export const isPaidFor = (ad: Kept, now: Date): boolean =>
  isReserved(ad, now) && ad.paid_offer !== null && ad.paid_offer === ad.reserved_offer;

/** So many offers one buyer makes on one ad in so many days; those that were too low count. */
export const OFFERS_ON_AD = 3;
export const OFFERS_ON_AD_DAYS = 30;
/** After so many agreed offers in so many days that the buyer did not pay, one at a time may be open. */
export const UNPAID_MOST = 2;
export const UNPAID_DAYS = 60;

/** The parts of the list of one's offers. */
export const OFFER_LISTS = ['waiting-for-me', 'waiting-for-them', 'agreed', 'ended'] as const;
export type OfferList = (typeof OFFER_LISTS)[number];

/** Each state as a card or a list names it. */
export const OFFER_STATE_LABELS: Readonly<Record<OfferState, string>> = {
  held: 'Being checked',
  open: 'Open',
  accepted: 'Agreed',
  declined: 'Declined',
  countered: 'Answered with another price',
  withdrawn: 'Taken back',
  expired: 'Ran out',
  lapsed: 'No longer possible',
  sold: 'Sold',
  'fell-through': 'Not bought',
};

/** Each state after 'This offer …'. */
export const OFFER_STATE_IN_A_SENTENCE: Readonly<Record<OfferState, string>> = {
  held: 'is being checked',
  open: 'is still open',
  accepted: 'was agreed already',
  declined: 'was declined already',
  countered: 'was answered with another price',
  withdrawn: 'was taken back',
  expired: 'has run out',
  lapsed: 'is no longer possible',
  sold: 'led to a sale',
  'fell-through': 'was agreed, and the agreement is over',
};

/** Why it is over, as both sides read it. */
export const OFFER_END_SENTENCES: Readonly<Record<OfferEnd, string>> = {
  'ad-changed': 'The ad has changed.',
  'ad-gone': 'The ad is no longer live.',
  'agreed-with-another': 'The seller has agreed on the hair with somebody else.',
  // Nobody is told that they were blocked.
  blocked: 'It is no longer possible.',
  left: 'One of the two is no longer here.',
  'refused-by-staff': 'We did not pass it on.',
  'time-over': 'The time ran out.',
  'called-off': 'It was called off.',
  'sale-failed': 'The sale was not completed.',
};

export const NO_MONEY_HELD = 'We hold no money in this sale.';
export const CHOOSE_A_PLAN = 'Choose a plan first; there is a free one.';
