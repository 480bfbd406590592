/** Why a sale is over. */
export const SALE_ENDS = [
  'paid-out',
  'called-off',
  'not-connected',
  'not-paid',
  'declined',
  'too-late',
  'not-posted',
  'cancelled-by-buyer',
  'cancelled-by-seller',
  'less-than-promised',
  'given-in',
  'decided',
  'decided-by-clock',
  'returned',
  'suspended',
  'frozen',
  'ad-changed',
  'left',
  'taken-back',
  'consent',
  'given-back',
] as const;
export type SaleEnd = (typeof SALE_ENDS)[number];

/** Who or what made a sale stand still. */
export const SALE_FREEZES = ['staff', 'report', 'provider', 'difference', 'consent'] as const;
export type SaleFreeze = (typeof SALE_FREEZES)[number];

export const SALE_PHOTO_KINDS = [
  'before',
  'tape',
  'scale',
  'tied',
  'closed-parcel',
  'opened',
  'receipt',
  'return',
  'other',
] as const;

/** Where the money of a sale can be. */
export const SALE_ACCOUNTS = ['payer', 'held', 'seller', 'house', 'provider'] as const;
export type SaleAccount = (typeof SALE_ACCOUNTS)[number];

/** Why a payment came to nothing, as its buyer is told: the bank, an address elsewhere, PayPal itself. */
export const PAY_FAILURES = ['declined', 'country', 'voided'] as const;
export type PayFailure = (typeof PAY_FAILURES)[number];
