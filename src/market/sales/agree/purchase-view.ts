import type { SaleCurrency, SaleSums } from '#rules/sales/money/sale-fee.ts';

/** What a buyer reads before they offer the asking price; or why they cannot buy with protection. */
export type Purchase =
  | { problem: string }
  | {
      problem: null;
      currency: SaleCurrency;
      sums: SaleSums;
      /** Whether the ad says what postage costs to there; else the seller does, with the yes. */
      isPostageTold: boolean;
      isAbroad: boolean;
      isUncut: boolean;
      shipDays: number;
      leastGrams: number;
      leastLengthMm: number;
    };
