import {
  type Bin,
  byCost,
  greatestMismatch,
  heaviestSum,
  type Item,
  listHairTogether,
  makeBins,
  MISMATCH,
  type Shape,
  shapesOff,
  widestShape,
} from './bins.ts';
import { mayHelp } from './bound.ts';
import type { BundleNeed } from '../bundle-need.ts';
import type { Bundle, BundleSums, FoundBundles } from './found-bundles.ts';
import { isOfKinds } from '../hair-together.ts';
import { countGrams, type Hank, LEAST_GRAMS } from '../hank.ts';
import { countSteps, isBetter, readBack, type Solution, solveBin } from './solve-bin.ts';

/** A fourth is noise: other hanks for one place come from swapping. */
const MOST_BUNDLES = 3;
/** More steps than this are not begun: the dearer half of the hanks goes first. A few tenths of a second. */
const MOST_STEPS = 60_000_000;
/** So many may always be taken, however many were: whoever asks for the most alike asks again and again. */
const LEAST_STEPS = 3_000_000;

type Search = { need: BundleNeed; budget: number; looked: FoundBundles['looked'] };
type Answer = { items: Item[]; solution: Solution };

/**
 * The cheapest set of two to six hanks that go together, exactly: none of the given hanks make a cheaper one. Then the
 * next two without the hanks of those before. Gives way often, so that the caller can look at the clock.
 */
export function* searchBundles(
  need: BundleNeed,
  { parcelUsdCents, budgetUsdCents }: BundleSums,
  hanks: readonly Hank[],
): Generator<undefined, FoundBundles> {
  const items = countItems(need, parcelUsdCents, hanks);
  const search = openSearch(need, budgetUsdCents, items);
  const bundles: Bundle[] = [];
  let left = items;
  while (bundles.length < MOST_BUNDLES) {
    const members = yield* findSet(search, left);
    if (members === null) break;
    bundles.push(toBundle(members));
    left = left.filter((item) => !members.includes(item));
  }
  const isNone = bundles.length === 0;
  return {
    bundles,
    alone: findAlone(items, need.grams, search.budget),
    overBudget: isNone && search.budget < Infinity ? yield* findCheapest(search, items) : null,
    heaviest: isNone ? yield* findHeaviest(items, need) : null,
    looked: search.looked,
  };
}

/** The first of them alone, for whoever only asks what a need would cost. */
export function* searchFirstBundle(
  need: BundleNeed,
  { parcelUsdCents, budgetUsdCents }: BundleSums,
  hanks: readonly Hank[],
): Generator<undefined, Bundle | null> {
  const items = countItems(need, parcelUsdCents, hanks);
  const members = yield* findSet(openSearch(need, budgetUsdCents, items), items);
  return members && toBundle(members);
}

const openSearch = (need: BundleNeed, budget: number | null, items: readonly Item[]): Search => ({
  need,
  budget: budget ?? Infinity,
  looked: { hanks: items.length, bins: 0, steps: 0, isHalved: false },
});

/** What the hanks count and cost for this need, by length. Their rank is their age. */
export function countItems(need: BundleNeed, parcel: number, hanks: readonly Hank[]): Item[] {
  return hanks
    .filter((hank) => isOfKinds(hank, need))
    .map((hank) => ({ hank, counted: countGrams(hank, need.halfInches), cost: hank.priceUsdCents + parcel }))
    .filter(({ counted }) => counted >= LEAST_GRAMS)
    .toSorted((a, b) => a.hank.since - b.hank.since || (a.hank.id < b.hank.id ? -1 : 1))
    .map((counted, rank) => ({ ...counted, rank, weight: Math.min(counted.counted, need.grams) }))
    .toSorted((a, b) => a.hank.halfInches - b.hank.halfInches || a.rank - b.rank);
}

function* findSet(search: Search, items: readonly Item[]): Generator<undefined, Item[] | null> {
  const answer =
    search.need.order === 'cheapest'
      ? yield* solveShapes(search, items, [widestShape(search.need)])
      : yield* findMostAlike(search, items);
  if (answer === null || answer.solution.cost > search.budget) return null;
  return yield* readBack(answer.items, search.need.grams, answer.solution);
}

/** The first mismatch with a set within the budget wins. */
function* findMostAlike(search: Search, items: readonly Item[]): Generator<undefined, Answer | null> {
  for (let mismatch = 0; mismatch <= greatestMismatch(search.need); mismatch += 1) {
    if (mismatch === DOUBTFUL_AFTER && (yield* isBeyondBudget(search, items))) return null;
    const answer = yield* solveShapes(search, items, shapesOff(search.need, mismatch));
    if (answer !== null && answer.solution.cost <= search.budget) return answer;
  }
  return null;
}

/** After so many without a set it is asked whether there is one at all. */
const DOUBTFUL_AFTER = 3;

/** Whether even the cheapest of all sets costs more: then no mismatch that is left has one. */
function* isBeyondBudget(search: Search, items: readonly Item[]): Generator<undefined, boolean> {
  if (search.budget === Infinity) return false;
  const looked = { ...search.looked, steps: 0 };
  const cheapest = yield* findCheapest({ ...search, looked }, items);
  // Of half the hanks it says nothing for certain.
  if (looked.isHalved) return false;
  return cheapest === null || cheapest > search.budget;
}

/** The cheapest set of some shapes. What it would take is known before it is begun. */
function* solveShapes(
  { need, budget, looked }: Search,
  items: readonly Item[],
  shapes: readonly Shape[],
): Generator<undefined, Answer | null> {
  let bins: Bin[];
  let steps: number;
  let left = items;
  for (;;) {
    bins = [];
    for (const shape of shapes)
      for (const bin of makeBins(left, need, shape)) {
        if (bin && bin.bound.floor <= budget) bins.push(bin);
        yield;
      }
    steps = bins.reduce((sum, bin) => sum + countSteps(bin.items, need.grams), 0);
    if (steps <= Math.max(MOST_STEPS - looked.steps, LEAST_STEPS)) break;
    looked.isHalved = true;
    left = withoutDearerHalf(left);
  }
  looked.bins += bins.length;
  return yield* solveBins(bins, need.grams, looked);
}

/**
 * The bins with the lowest floor first, until no bin that is left can have a set as cheap as the one found, and of each
 * only the hanks that can be in such a set.
 */
function* solveBins(
  bins: Bin[],
  grams: number,
  looked: FoundBundles['looked'],
): Generator<undefined, Answer | null> {
  let best: Answer | null = null;
  for (const { items, bound } of bins.toSorted((a, b) => a.bound.floor - b.bound.floor)) {
    const most: number = best?.solution.cost ?? Infinity;
    if (bound.floor > most) break;
    const helpful: Item[] = items.filter((item) => mayHelp(item, bound, grams, most));
    looked.steps += countSteps(helpful, grams);
    const solution = yield* solveBin(helpful, grams);
    if (solution !== null && isBetter(solution, best?.solution ?? null)) best = { items: helpful, solution };
  }
  return best;
}

function* findCheapest(search: Search, items: readonly Item[]): Generator<undefined, number | null> {
  const answer = yield* solveShapes({ ...search, budget: Infinity }, items, [widestShape(search.need)]);
  return answer?.solution.cost ?? null;
}

function withoutDearerHalf(items: readonly Item[]): Item[] {
  const cheaper = items.toSorted((a, b) => a.cost * b.weight - b.cost * a.weight || a.rank - b.rank);
  const kept = new Set(cheaper.slice(0, Math.floor(items.length / 2)));
  return items.filter((item) => kept.has(item));
}

const findAlone = (items: readonly Item[], grams: number, budget: number): Item | null =>
  items.filter(({ counted, cost }) => counted >= grams && cost <= budget).toSorted(byCost)[0] ?? null;

/** The most that six hanks give which go together. */
function* findHeaviest(items: readonly Item[], need: BundleNeed): Generator<undefined, number | null> {
  let heaviest = 0;
  for (const window of listHairTogether(items, need, widestShape(need))) {
    heaviest = Math.max(heaviest, heaviestSum(window));
    yield;
  }
  return heaviest === 0 ? null : heaviest;
}

function toBundle(members: readonly Item[]): Bundle {
  const lengths = members.map(({ hank }) => hank.halfInches);
  const kinds = (of: 'texture' | 'colour') => new Set(members.map(({ hank }) => hank[of])).size - 1;
  return {
    members: members
      .toSorted((a, b) => b.hank.halfInches - a.hank.halfInches || a.rank - b.rank)
      .map(({ hank, counted, cost }) => ({ hank, counted, cost })),
    counted: members.reduce((sum, { counted }) => sum + counted, 0),
    cost: members.reduce((sum, { cost }) => sum + cost, 0),
    mismatch:
      Math.max(...lengths) -
      Math.min(...lengths) +
      kinds('texture') * MISMATCH.textures +
      kinds('colour') * MISMATCH.colours,
  };
}
