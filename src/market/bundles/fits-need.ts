import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { isOfKinds } from '#rules/bundles/hair-together.ts';
import { countGrams, LEAST_GRAMS } from '#rules/bundles/hank.ts';
import type { ShownRow } from './hank-store.ts';
import { toHank } from './to-hank.ts';

/** What the walk asks of every ad, asked of one that somebody chose: whether it may be in a set for this need. */
export function fitsNeed(row: ShownRow, need: BundleNeed): boolean {
  const hank = toHank(row);
  return (
    isOfKinds(hank, need) &&
    countGrams(hank, need.halfInches) >= LEAST_GRAMS &&
    (!need.isOnlyMeasured || row.measured) &&
    (!need.isOnlyTied || row.roots_tied === 'yes') &&
    (row.posts_to === null || row.posts_to.includes(need.country))
  );
}
