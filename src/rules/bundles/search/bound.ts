import { BUNDLE_SIZE } from '../bundle-need.ts';

type Priced = { weight: number; cost: number };

/**
 * No set of the hanks is cheaper than the floor. As if each gram were paid for at a rate: every hank then saves what its
 * grams are worth above its own cost, and no set saves more than the hanks that save most, two at least and six at most.
 */
export type Bound = { rate: number; floor: number; savedBesideOne: number };

/** Any rate gives a true floor; so many halvings find one that is nearly the highest. */
const TRIES = 14;
/** Floors are rounded up to whole cents; sums of fractions are a little off. */
const ROUNDING = 1e-6;

export function findBound(items: readonly Priced[], grams: number): Bound {
  let low = 0;
  let high = 4 * Math.max(...items.map(({ cost, weight }) => cost / weight));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const rate = (low + high) / 2;
    // Where those that save most are too light, a higher rate raises the floor.
    if (sum(pickSaving(items, rate, BUNDLE_SIZE.min, BUNDLE_SIZE.max), 'weight') < grams) low = rate;
    else high = rate;
  }
  const saved = sum(pickSaving(items, high, BUNDLE_SIZE.min, BUNDLE_SIZE.max), 'saves');
  return {
    rate: high,
    floor: Math.ceil(high * grams - saved - ROUNDING),
    savedBesideOne: sum(pickSaving(items, high, BUNDLE_SIZE.min - 1, BUNDLE_SIZE.max - 1), 'saves'),
  };
}

/** Whether a set with this hank in it may cost no more than `most`. */
export const mayHelp = ({ weight, cost }: Priced, bound: Bound, grams: number, most: number): boolean =>
  bound.rate * grams - bound.savedBesideOne - (bound.rate * weight - cost) - ROUNDING <= most;

type Saving = { saves: number; weight: number };

/** Those that save most at this rate; above the fewest only such as save anything. */
function pickSaving(items: readonly Priced[], rate: number, fewest: number, most: number): Saving[] {
  const best: Saving[] = [];
  let least = -Infinity;
  for (const { weight, cost } of items) {
    const saves = rate * weight - cost;
    if (saves <= least) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1] as Saving).saves < saves) place -= 1;
    best.splice(place, 0, { saves, weight });
    if (best.length > most) best.pop();
    if (best.length === most) least = (best[most - 1] as Saving).saves;
  }
  return best.filter(({ saves }, place) => place < fewest || saves > 0);
}

const sum = (savings: readonly Saving[], of: keyof Saving): number =>
  savings.reduce((all, saving) => all + saving[of], 0);
