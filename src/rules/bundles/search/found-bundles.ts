import type { Hank } from '../hank.ts';

/** A hank that fits, with what it counts and costs for this need. */
export type CountedHank = { hank: Hank; counted: number; cost: number };

/** A set that goes together, the longest first. Cost is hair and parcels, in US cents. */
export type Bundle = { members: CountedHank[]; counted: number; cost: number; mismatch: number };

export type FoundBundles = {
  /** At most three, without a common hank, in the order asked for. */
  bundles: Bundle[];
  /** The cheapest hank that is enough by itself. */
  alone: CountedHank | null;
  /** Where nothing is within the budget: what the cheapest set costs without one. */
  overBudget: number | null;
  /** Where nothing is found: how much the heaviest six that go together weigh. */
  heaviest: number | null;
  looked: { hanks: number; bins: number; steps: number; isHalved: boolean };
};

/** What the search must know beside the need: the sums in the currency it counts in. */
export type BundleSums = { parcelUsdCents: number; budgetUsdCents: number | null };
