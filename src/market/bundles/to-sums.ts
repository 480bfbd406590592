import { BUNDLE_SIZE, type BundleNeed } from '#rules/bundles/bundle-need.ts';
import type { BundleSums } from '#rules/bundles/search/found-bundles.ts';
import { convertMoney, type Money, type Rates } from '#rules/money/money.ts';

/**
 * Each price and each parcel is rounded to a cent by itself, up by half of one at most: so much may be added up over a
 * set, and one that costs just the budget would be refused. In dollars nothing is converted that is not shown so.
 */
const ROUNDED_CENTS = BUNDLE_SIZE.max * 2 * 0.5;

/** The sums of a need in US cents, as the search counts. */
export const toSums = ({ parcel, budget }: BundleNeed, rates: Rates): BundleSums => ({
  parcelUsdCents: toUsdCents(parcel, rates),
  budgetUsdCents: budget && toUsdCents(budget, rates) + (budget.currency === 'USD' ? 0 : ROUNDED_CENTS),
});

const toUsdCents = (sum: Money, rates: Rates) => convertMoney(sum, 'USD', rates).amount;
