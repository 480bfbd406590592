import type { SaleEnd } from '../life/sale-kinds.ts';

/** For how long money has been held. */
export const HELD_AGES = {
  week: 'Up to 7 days',
  fortnight: '7 to 14 days',
  'three-weeks': '14 to 21 days',
  older: 'Over 21 days',
} as const;
export type HeldAge = keyof typeof HELD_AGES;

export type BackReason = SaleEnd | 'part' | 'after-release' | 'debt-paid' | 'not-over';

/** Why money went back, as staff read it in a table. */
export const BACK_REASON_WORDS: Readonly<Record<BackReason, string>> = {
  part: 'Part of the price',
  'after-release': 'After the payout, by us',
  'debt-paid': 'Debt paid by us',
  'not-over': 'Of a sale that is not over',
  'paid-out': 'Taken back after the payout',
  'called-off': 'Called off',
  'not-connected': 'Seller not connected',
  'not-paid': 'Not paid',
  declined: 'Declined',
  'too-late': 'Paid too late',
  'not-posted': 'Not posted',
  'cancelled-by-buyer': 'Cancelled by the buyer',
  'cancelled-by-seller': 'Cancelled by the seller',
  'less-than-promised': 'Less than promised',
  'given-in': 'Seller gave in',
  decided: 'Decided by us',
  'decided-by-clock': 'Decided by the clock',
  returned: 'Hair sent back',
  suspended: 'Somebody suspended',
  frozen: 'Stopped by us',
  'ad-changed': 'Ad changed',
  left: 'Somebody left',
  'taken-back': 'Taken back by PayPal',
  consent: 'Consent taken back at PayPal',
  'given-back': 'Given back by the seller at PayPal',
};

/** How a dispute ended: by the last decision, else by the step that ended it. */
const DISPUTE_END_WORDS: Readonly<Record<string, string>> = {
  open: 'still open',
  release: 'decided, paid out',
  refund: 'decided, given back',
  part: 'decided, part given back',
  return: 'decided, hair sent back',
  drop: 'dropped by the buyer',
  'give-in': 'the seller gave in',
  'take-part': 'a part was taken',
  reverse: 'taken back by PayPal',
};
export type DisputeEnd = string;

/** What else can end one is rare: its step stands there as it is called. */
export const nameDisputeEnd = (end: DisputeEnd): string => DISPUTE_END_WORDS[end] ?? end;
