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

/** So many offers one buyer makes on one ad in so many days; those that were too low count. */
export const OFFERS_ON_AD = 3;
/** After so many agreed offers in so many days that the buyer did not pay, one at a time may be open. */
export const UNPAID_MOST = 2;

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

export const CHOOSE_A_PLAN = 'Choose a plan first; there is a free one.';
