import type { BundleNeed } from '../bundle-need.ts';
import { countItems } from './find-bundles.ts';
import type { BundleSums, CountedHank } from './found-bundles.ts';
import { goTogether } from '../hair-together.ts';
import type { Hank } from '../hank.ts';

const MOST_SWAPS = 5;

/** The cheapest hanks that fit in one place of a set and leave the rest of it as it is. */
export function listSwaps(
  need: BundleNeed,
  { parcelUsdCents, budgetUsdCents }: BundleSums,
  members: readonly CountedHank[],
  place: number,
  hanks: readonly Hank[],
): CountedHank[] {
  const rest = members.filter((_, at) => at !== place);
  const taken = new Set(members.map(({ hank }) => hank.id));
  const missing = need.grams - sumOf(rest, 'counted');
  const room = (budgetUsdCents ?? Infinity) - sumOf(rest, 'cost');
  return countItems(need, parcelUsdCents, hanks)
    .filter(({ hank, counted, cost }) => !taken.has(hank.id) && counted >= missing && cost <= room)
    .filter(({ hank }) => rest.every((member) => goTogether(member.hank, hank, need)))
    .toSorted((a, b) => a.cost - b.cost || a.rank - b.rank)
    .slice(0, MOST_SWAPS)
    .map(({ hank, counted, cost }) => ({ hank, counted, cost }));
}

/** Whether hanks that go together are enough for a need, and within its budget. */
export const isEnough = (
  need: BundleNeed,
  { budgetUsdCents }: BundleSums,
  members: readonly CountedHank[],
): boolean =>
  sumOf(members, 'counted') >= need.grams && sumOf(members, 'cost') <= (budgetUsdCents ?? Infinity);

const sumOf = (members: readonly CountedHank[], of: 'counted' | 'cost'): number =>
  members.reduce((sum, member) => sum + member[of], 0);
