import type { SaleMoney } from '#rules/sales/money/sale-fee.ts';

/** What the form of a yes begins with. */
export type SuggestedTerms = {
  price: SaleMoney;
  /** In minor units; 0: it is in the price. */
  postage: number;
  shipDays: number;
  leastGrams: number;
  leastLengthMm: number;
  isFromIndia: boolean;
};
