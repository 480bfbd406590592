import type { TraderView } from '../traders/trader-view.ts';
import type { CheckState, LookedAt } from '#rules/certified/buyer-check.ts';

/** What is known of somebody who trades, and need not be typed again. */
export type KnownTrader = Pick<TraderView, 'name' | 'registerNumber' | 'address'>;

/** What somebody sent, and how it stands. */
export type OwnCheck = {
  state: CheckState;
  businessName: string;
  registerNumber: string | null;
  website: string | null;
  shopAddress: string;
  words: string | null;
  askedAt: string;
  /** What staff said to them. */
  told: string | null;
  until: string | null;
  version: number;
  /** Whether the badge is shown now. */
  isCertified: boolean;
};

/** The same for staff. */
export type BuyerCheck = OwnCheck & {
  accountId: string;
  username: string;
  country: string;
  lookedAt: LookedAt[];
  lookedWords: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
};
