import { EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import type { CountedHank } from '#rules/bundles/search/found-bundles.ts';
import { goTogether } from '#rules/bundles/hair-together.ts';
import { countGrams, type Hank } from '#rules/bundles/hank.ts';
import { listSwaps } from '#rules/bundles/search/swap.ts';

export type DemoHank = Hank & { isSold: boolean };

/** So many fit in the place of the one that is gone. */
const REPLACEMENTS = 2;
const SUMS = { parcelUsdCents: 0, budgetUsdCents: null };

/**
 * Two hanks that go together, of which one was sold since, and others that fit in its place: what somebody sees who kept
 * a set and looked at it too late. Undefined in a market too small for it.
 */
export function pickDemoBundle(hanks: readonly DemoHank[]): CountedHank[] | undefined {
  const live = hanks.filter(({ isSold }) => !isSold);
  for (const gone of hanks.filter(({ isSold }) => isSold))
    for (const other of live) {
      const members = [gone, other].map(count);
      const swaps = listSwaps(EXAMPLE_NEED, SUMS, members, 0, live);
      if (isEnough(members) && goTogether(gone, other, EXAMPLE_NEED) && swaps.length >= REPLACEMENTS)
        return members;
    }
  return undefined;
}

const count = (hank: Hank): CountedHank => ({
  hank,
  counted: countGrams(hank, EXAMPLE_NEED.halfInches),
  cost: hank.priceUsdCents,
});

/** Enough together, and neither without the other. */
function isEnough(members: readonly CountedHank[]): boolean {
  const grams = members.map(({ counted }) => counted);
  const isShort = grams.every((each) => each < EXAMPLE_NEED.grams);
  return isShort && grams.reduce((all, each) => all + each, 0) >= EXAMPLE_NEED.grams;
}
