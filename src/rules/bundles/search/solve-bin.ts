import type { Item } from './bins.ts';
import { BUNDLE_SIZE } from '../bundle-need.ts';

/** The cheapest set of a bin; of equally cheap ones the smaller, then the one of older hanks. */
export type Solution = { cost: number; size: number; age: number };

/** One number holds a cost and, behind it, an age: the ranks of six hanks out of some 170,000 add up to less than this. */
const AGES = 2 ** 20;

/** How many steps are taken between two moments at which others may have the processor: well under a millisecond. */
const STEPS_AT_ONCE = 200_000;

export const countSteps = (items: readonly Item[], grams: number): number =>
  items.length * BUNDLE_SIZE.max * (grams + 1);

export const isBetter = (one: Solution, other: Solution | null): boolean =>
  other === null || (one.cost - other.cost || one.size - other.size || one.age - other.age) < 0;

type Remember = (item: number, size: number, weight: number, before: number) => void;

/**
 * `best[k][g]`: the least that k hanks cost which weigh g together, all that is needed or more counting as that. Each
 * hank is put once into every smaller set, the larger sets first, so that none is in a set twice.
 */
export function* solveBin(
  items: readonly Item[],
  grams: number,
  remember?: Remember,
): Generator<undefined, Solution | null> {
  const best = Array.from({ length: BUNDLE_SIZE.max + 1 }, () => new Float64Array(grams + 1).fill(Infinity));
  (best[0] as Float64Array)[0] = 0;
  const itemsAtOnce = Math.max(1, Math.floor(STEPS_AT_ONCE / countSteps(items.slice(0, 1), grams)));
  const heaviest = Math.max(...items.map(({ weight }) => weight));
  for (const [place, item] of items.entries()) {
    if (place % itemsAtOnce === itemsAtOnce - 1) yield;
    for (let size = Math.min(place, BUNDLE_SIZE.max - 1); size >= 0; size -= 1) {
      // Lighter ones do not come to the weight any more, heavier ones there are none.
      const lightest = Math.max(0, grams - (BUNDLE_SIZE.max - size) * heaviest);
      const most = Math.min(grams, size * heaviest);
      addTo(
        best[size] as Float64Array,
        best[size + 1] as Float64Array,
        item,
        lightest,
        most,
        (weight, before) => remember?.(place, size + 1, weight, before),
      );
    }
  }
  return pickBest(best, grams);
}

/** The sets of one size, and of some weights, with one more hank: a plain loop, for here the time goes. */
function addTo(
  without: Float64Array,
  within: Float64Array,
  { cost, weight, rank }: Item,
  lightest: number,
  heaviest: number,
  remember: (weight: number, before: number) => void,
): void {
  const grams = within.length - 1;
  const key = cost * AGES + rank;
  for (let before = lightest; before <= heaviest; before += 1) {
    const sum = (without[before] as number) + key;
    const weighs = before + weight < grams ? before + weight : grams;
    if (sum < (within[weighs] as number)) {
      within[weighs] = sum;
      remember(weighs, before);
    }
  }
}

function pickBest(best: readonly Float64Array[], grams: number): Solution | null {
  let found: Solution | null = null;
  for (let size = BUNDLE_SIZE.min; size <= BUNDLE_SIZE.max; size += 1) {
    const key = best[size]?.[grams] ?? Infinity;
    if (key === Infinity) continue;
    const solution = { cost: Math.floor(key / AGES), size, age: key % AGES };
    if (isBetter(solution, found)) found = solution;
  }
  return found;
}

/** Who is in the set: the bin is solved once more, and each choice kept. */
export function* readBack(
  items: readonly Item[],
  grams: number,
  solution: Solution,
): Generator<undefined, Item[]> {
  const cells = (BUNDLE_SIZE.max + 1) * (grams + 1);
  const cellOf = (item: number, size: number, weight: number) => item * cells + size * (grams + 1) + weight;
  /** One more than the weight without this hank; 0 where it was not taken. */
  const choices = new Uint16Array(items.length * cells);
  yield* solveBin(items, grams, (item, size, weight, before) => {
    choices[cellOf(item, size, weight)] = before + 1;
  });
  const members: Item[] = [];
  let { size } = solution;
  let weight = grams;
  for (let place = items.length - 1; place >= 0 && size > 0; place -= 1) {
    const choice = choices[cellOf(place, size, weight)] as number;
    if (choice === 0) continue;
    members.push(items[place] as Item);
    size -= 1;
    weight = choice - 1;
  }
  return members;
}
