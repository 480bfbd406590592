import type { PayoutMissing } from '#rules/sales/money/payout.ts';

/** How somebody's account at the provider stands. */
export type PayoutState = {
  state: 'none' | 'started' | 'ready' | 'incomplete' | 'revoked';
  missing: PayoutMissing[];
  /** The same as sentences: what to do about it. */
  todo: string[];
  /** From when on sales can be paid to it. */
  usableFrom: string | null;
};
