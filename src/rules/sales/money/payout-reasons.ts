/** What we do about the provider's word for a payout that is not through. */
type Meaning = 'done' | 'wait' | 'disputed' | 'seller' | 'settle' | 'unknown';

const MEANINGS: Readonly<Record<string, Meaning>> = {
  SUCCESS: 'done',
  PAYOUT_ALREADY_COMPLETED_FOR_REFERENCE: 'done',
  PENDING: 'wait',
  PROCESSING: 'wait',
  PAYOUT_INITIATED: 'wait',
  ONGOING_ACTIVITY_ON_REFERENCE: 'wait',
  INTERNAL_ERROR: 'wait',
  TRANSACTION_ON_HOLD: 'wait',
  TRANSACTION_PENDING_FROM_RECEIPIENT: 'wait',
  TRANSACTION_REVERSAL_PENDING: 'wait',
  TRANSACTION_UNDER_DISPUTE: 'disputed',
  MERCHANT_RESTRICTIONS: 'seller',
  MERCHANT_PARTNER_PERMISSIONS_ISSUE: 'seller',
  TRANSACTION_ALREADY_REVERSED: 'settle',
  TRANSACTION_DENIED: 'settle',
};

/** `settle`: the capture says more. `unknown`: somebody of ours has to look. */
export const payoutMeaning = (reason: string | null): Meaning =>
  reason === null ? 'wait' : (MEANINGS[reason] ?? 'unknown');

/** Why the provider cannot pay somebody yet, after a colon in their letter: what they themselves can put right there. */
export const PAYOUT_PROBLEMS: Readonly<Record<string, string>> = {
  MERCHANT_RESTRICTIONS: 'your account there has a limit on it.',
  MERCHANT_PARTNER_PERMISSIONS_ISSUE: 'you took back there what you had allowed us.',
};
