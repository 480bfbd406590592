import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { HAIR_COLOURS, TEXTURES } from '../../hair/values.ts';
import { type Item, listWindows, widestShape } from './bins.ts';
import type { BundleNeed } from '../bundle-need.ts';
import { countItems } from './find-bundles.ts';
import type { Bundle, BundleSums } from './found-bundles.ts';
import { countGrams, type Hank } from '../hank.ts';
import { findAll, makeHank, NEED } from '#tests/support/bundles/hanks.ts';
import { solveBin } from './solve-bin.ts';

const CASES = Number(process.env['BUNDLE_CASES'] ?? 1_000);
vi.setConfig({ testTimeout: 60_000 + CASES * 20 });

/** Few values of each, so that many of them meet; whole dollars, so that many sets cost the same. */
const anyHank = fc.record({
  halfInches: fc.integer({ min: 30, max: 42 }),
  layers: fc.option(fc.integer({ min: 1, max: 12 })),
  grams: fc.integer({ min: 4, max: 130 }),
  isWeighed: fc.boolean(),
  colour: fc.constantFrom('black', 'black', 'brown', 'chestnut', 'blonde'),
  texture: fc.constantFrom('straight', 'wavy', 'curly'),
  treatment: fc.constantFrom('virgin', 'virgin', 'virgin', 'dyed'),
  ethnicity: fc.constantFrom('indian', 'indian', 'asian', null),
  cutState: fc.constantFrom('cut', 'uncut'),
  dollars: fc.integer({ min: 1, max: 30 }),
  since: fc.integer({ min: 0, max: 3 }),
});
const hanks = fc.array(anyHank, { maxLength: 10 }).map((rows) =>
  rows.map(({ layers, dollars, ...row }, at) =>
    makeHank(`h${at}`, 0, 0, dollars, {
      ...row,
      shortest: layers === null ? null : row.halfInches - layers,
    }),
  ),
);
const needs = fc.record({
  grams: fc.integer({ min: 20, max: 250 }),
  halfInches: fc.integer({ min: 30, max: 36 }),
  spread: fc.integer({ min: 0, max: 12 }),
  colours: fc.subarray(['black', 'brown', 'chestnut', 'blonde'], { minLength: 1 }),
  textures: fc.subarray(['straight', 'wavy', 'curly'], { minLength: 1 }),
  treatments: fc.subarray(['virgin', 'dyed'], { minLength: 1 }),
  isOneType: fc.boolean(),
  isOnlyCut: fc.boolean(),
  order: fc.constantFrom('cheapest', 'alike'),
}) as fc.Arbitrary<Partial<BundleNeed>>;
const sums = fc.record({
  parcelUsdCents: fc.integer({ min: 0, max: 20 }).map((dollars) => dollars * 100),
  budgetUsdCents: fc.option(fc.integer({ min: 5, max: 150 }).map((dollars) => dollars * 100)),
});

/** Written from the specification, not from the code: what a good set is. */
const NEIGHBOURS = new Set([
  'black brown',
  'brown chestnut',
  'chestnut auburn',
  'auburn red',
  'straight wavy',
  'wavy curly',
  'curly coily',
]);
const mayMeet = (one: string, other: string) =>
  one === other || NEIGHBOURS.has(`${one} ${other}`) || NEIGHBOURS.has(`${other} ${one}`);

function isGood(set: readonly Hank[], need: BundleNeed): boolean {
  const counted = set.map((hank) => countGrams(hank, need.halfInches));
  return (
    set.length >= 2 &&
    set.length <= 6 &&
    new Set(set.map(({ id }) => id)).size === set.length &&
    counted.every((grams) => grams >= 5) &&
    counted.reduce((sum, grams) => sum + grams, 0) >= need.grams &&
    set.every(
      (hank) =>
        need.colours.includes(hank.colour) &&
        need.textures.includes(hank.texture) &&
        need.treatments.includes(hank.treatment) &&
        (!need.isOnlyCut || hank.cutState === 'cut') &&
        (!need.isOneType || hank.ethnicity !== null),
    ) &&
    set.every((one) =>
      set.every(
        (other) =>
          mayMeet(one.colour, other.colour) &&
          mayMeet(one.texture, other.texture) &&
          one.treatment === other.treatment &&
          (!need.isOneType || one.ethnicity === other.ethnicity) &&
          Math.abs(one.halfInches - other.halfInches) <= need.spread,
      ),
    )
  );
}

const costOf = (set: readonly Hank[], { parcelUsdCents }: BundleSums) =>
  set.reduce((sum, hank) => sum + hank.priceUsdCents + parcelUsdCents, 0);

function mismatchOf(set: readonly Hank[]): number {
  const lengths = set.map(({ halfInches }) => halfInches);
  const isMixed = (of: 'texture' | 'colour') => new Set(set.map((hank) => hank[of])).size > 1;
  return (
    Math.max(...lengths) - Math.min(...lengths) + (isMixed('texture') ? 3 : 0) + (isMixed('colour') ? 4 : 0)
  );
}

/** The best of all sets that there are. */
function tryAll(all: readonly Hank[], need: BundleNeed, money: BundleSums) {
  const budget = money.budgetUsdCents ?? Infinity;
  let best: { mismatch: number; cost: number; size: number } | null = null;
  for (let mask = 1; mask < 2 ** all.length; mask += 1) {
    const set = all.filter((_, at) => (mask >> at) & 1);
    if (!isGood(set, need) || costOf(set, money) > budget) continue;
    const mismatch = need.order === 'alike' ? mismatchOf(set) : 0;
    const found = { mismatch, cost: costOf(set, money), size: set.length };
    if (
      best === null ||
      (found.mismatch - best.mismatch || found.cost - best.cost || found.size - best.size) < 0
    )
      best = found;
  }
  return best;
}

const idsOf = (bundle: Bundle | undefined) => bundle?.members.map(({ hank }) => hank.id).toSorted();
/** What the best set costs; nothing found is dearer than everything. */
const leastCost = (all: readonly Hank[], need: Partial<BundleNeed>, money: BundleSums) =>
  findAll(all, { ...need, order: 'cheapest' }, { ...money, budgetUsdCents: null }).bundles[0]?.cost ??
  Infinity;

test('no other set of two to six is better', () => {
  fc.assert(
    fc.property(hanks, needs, sums, (all, some, money) => {
      const need = { ...NEED, ...some };
      const [best] = findAll(all, need, money).bundles;
      const expected = tryAll(all, need, money);
      const mismatch = need.order === 'alike' ? best?.mismatch : 0;
      expect(best ? { mismatch, cost: best.cost, size: best.members.length } : null).toEqual(expected);
    }),
    { numRuns: CASES },
  );
});

test('every proposal is good, within the budget, and shares no hank with another', () => {
  fc.assert(
    fc.property(hanks, needs, sums, (all, some, money) => {
      const need = { ...NEED, ...some };
      const { bundles } = findAll(all, need, money);
      const sets = bundles.map(({ members }) => members.map(({ hank }) => hank));
      for (const [at, set] of sets.entries()) {
        expect(isGood(set, need)).toBe(true);
        expect(bundles[at]).toMatchObject({ cost: costOf(set, money), mismatch: mismatchOf(set) });
        expect(costOf(set, money)).toBeLessThanOrEqual(money.budgetUsdCents ?? Infinity);
      }
      const ids = sets.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: CASES },
  );
});

test('the order of the ads changes nothing', () => {
  fc.assert(
    fc.property(hanks, needs, sums, fc.infiniteStream(fc.nat()), (all, some, money, draws) => {
      const shuffled = all
        .map((hank) => ({ hank, place: draws.next().value as number }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ hank }) => hank);
      expect(findAll(shuffled, some, money).bundles.map(idsOf)).toEqual(
        findAll(all, some, money).bundles.map(idsOf),
      );
    }),
    { numRuns: CASES },
  );
});

test('one more ad, a wider spread, one more colour or texture, a smaller need: never dearer', () => {
  type Ease = (need: BundleNeed) => Partial<BundleNeed>;
  const easier = fc.constantFrom<Ease[]>(
    ({ spread }) => ({ spread: spread + 1 }),
    ({ grams }) => ({ grams: Math.ceil(grams / 2) }),
    ({ halfInches }) => ({ halfInches: halfInches - 1 }),
    () => ({ colours: HAIR_COLOURS }),
    () => ({ textures: TEXTURES }),
  );
  fc.assert(
    fc.property(hanks, needs, sums, easier, (all, some, money, ease) => {
      const need = { ...NEED, ...some };
      const cost = leastCost(all, need, money);
      expect(leastCost(all, { ...need, ...ease(need) }, money)).toBeLessThanOrEqual(cost);
      expect(leastCost(all.slice(1), need, money)).toBeGreaterThanOrEqual(cost);
    }),
    { numRuns: CASES },
  );
});

test('the same without thinning out and without the floor', () => {
  fc.assert(
    fc.property(hanks, needs, sums, (all, some, money) => {
      const need = { ...NEED, ...some };
      const shape = widestShape(need);
      const items = countItems(need, money.parcelUsdCents, all);
      let least = Infinity;
      for (const group of Map.groupBy(items, ({ hank }) => kindOf(hank, need)).values())
        for (const colours of shape.colours)
          for (const textures of shape.textures)
            for (const window of listWindows(
              group.filter(({ hank }) => colours.includes(hank.colour) && textures.includes(hank.texture)),
              shape.width,
            ))
              least = Math.min(least, solve(window, need.grams));
      expect(leastCost(all, need, money)).toBe(least);
    }),
    { numRuns: CASES },
  );
});

test('without parcels, doubled prices double the cost', () => {
  fc.assert(
    fc.property(hanks, needs, (all, need) => {
      const free = { parcelUsdCents: 0, budgetUsdCents: null };
      const doubled = all.map((hank) => ({ ...hank, priceUsdCents: hank.priceUsdCents * 2 }));
      expect(leastCost(doubled, need, free)).toBe(leastCost(all, need, free) * 2);
    }),
    { numRuns: CASES },
  );
});

const kindOf = ({ treatment, ethnicity }: Hank, { isOneType }: BundleNeed) =>
  isOneType ? `${treatment} ${ethnicity}` : treatment;

function solve(items: readonly Item[], grams: number): number {
  const search = solveBin(items, grams);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value?.cost ?? Infinity;
  }
}
