import { describe, expect, test } from 'vitest';
import { convertMoney, type Currency, FIXTURE_RATES } from '../../money/money.ts';
import type { BundleNeed } from '../bundle-need.ts';
import type { BundleSums } from './found-bundles.ts';
import { countGrams, type Hank } from '../hank.ts';
import { findAll, makeHank } from '#tests/support/bundles/hanks.ts';

/** 'A+B 110': who, and what it costs in dollars. */
function name(
  hanks: readonly Hank[],
  need: Partial<BundleNeed> = {},
  sums: Partial<BundleSums> = {},
): string {
  const [best] = findAll(hanks, need, sums).bundles;
  if (best === undefined) return 'none';
  return `${best.members
    .map(({ hank }) => hank.id)
    .toSorted()
    .join('+')} ${best.cost / 100}`;
}

const inDollars = (amount: number, currency: Currency): number =>
  convertMoney({ amount: amount * 100, currency }, 'USD', FIXTURE_RATES).amount / 100;

const B1 = [
  makeHank('A', 18, 90, 50),
  makeHank('B', 18, 80, 40),
  makeHank('C', 19, 100, 70),
  makeHank('D', 17, 60, 25),
  makeHank('E', 20, 120, 95),
];
const B2 = [
  makeHank('A', 18, 100, 60),
  makeHank('B', 18, 100, 60),
  ...['C', 'D', 'E'].map((id) => makeHank(id, 18, 60, 30)),
];
const B3 = [makeHank('A', 16, 90, 40), makeHank('B', 19, 90, 40), makeHank('C', 19.5, 50, 20)];
const B5 = [
  makeHank('A', 18, 90, 30),
  makeHank('B', 18, 90, 35, { texture: 'wavy' }),
  makeHank('C', 18, 90, 10, { texture: 'curly' }),
  makeHank('D', 18, 90, 10, { ethnicity: 'asian' }),
  makeHank('E', 18, 100, 60, { texture: 'wavy' }),
];
const B6 = [
  makeHank('A', 20, 150, 60, { shortest: 28 }),
  makeHank('B', 18, 100, 40, { cutState: 'uncut', isWeighed: false }),
  makeHank('C', 18, 70, 45),
  makeHank('D', 19, 95, 70),
];
const B7 = [
  makeHank('A', 18, 90, inDollars(40, 'GBP')),
  makeHank('B', 18, 90, inDollars(3_400, 'INR')),
  makeHank('C', 18, 100, inDollars(54, 'EUR')),
  makeHank('D', 18, 75, 38),
];
const B8 = [
  makeHank('A', 16, 90, 30),
  makeHank('B', 19, 90, 30),
  makeHank('C', 17, 90, 60),
  makeHank('D', 17, 85, 65),
  makeHank('E', 17, 90, 32, { texture: 'wavy' }),
];
const B9 = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id, since) => makeHank(id, 18, 30, 10, { since }));
const alike = (dollars: number) => name(B8, { order: 'alike' }, { budgetUsdCents: dollars * 100 });

describe('the worked examples', () => {
  test.each<[string, string, () => string]>([
    ['B1', 'A+B 110', () => name(B1)],
    ['B1, the budget is just enough', 'A+B 110', () => name(B1, {}, { budgetUsdCents: 110_00 })],
    ['B1, budget 100', 'none', () => name(B1, {}, { budgetUsdCents: 100_00 })],
    ['B2, parcel 10: equal hanks are not one', 'C+D+E 120', () => name(B2)],
    ['B2, parcel 30: of equal cost the fewer', 'A+B 180', () => name(B2, {}, { parcelUsdCents: 30_00 })],
    ['B2, parcel 40', 'A+B 200', () => name(B2, {}, { parcelUsdCents: 40_00 })],
    ['B3: 3 in are allowed though 77 mm', 'A+B 100', () => name(B3)],
    ['B5: straight and curly never meet', 'A+B 85', () => name(B5)],
    ['B5, types mixed', 'A+D 60', () => name(B5, { isOneType: false })],
    ['B5, curly too', 'B+C 65', () => name(B5, { textures: ['straight', 'wavy', 'curly'] })],
    ['B6: counted grams', 'A+B 120', () => name(B6)],
    ['B6, only cut', 'A+C 125', () => name(B6, { isOnlyCut: true })],
    ['B7: currencies', 'A+B 110', () => name(B7)],
    ['B8, cheapest', 'A+B 80', () => name(B8)],
    ['B8, most alike within 145', 'C+D 145', () => alike(145)],
    ['B8, most alike within 144', 'A+C 110', () => alike(144)],
    ['B8, most alike within 109', 'A+E 82', () => alike(109)],
    ['B8, most alike within 81', 'A+B 80', () => alike(81)],
    ['B8, most alike within 79', 'none', () => alike(79)],
    ['B9: six at most, the older ones', 'A+B+C+D+E+F 120', () => name(B9)],
    ['B9, 181 g', 'none', () => name(B9, { grams: 181 })],
  ])('%s: %s', (_, expected, find) => expect(find()).toBe(expected));

  test('what a hank counts: B6, and its edges', () => {
    expect(B6.map((hank) => countGrams(hank, 32))).toEqual([100, 80, 70, 95]);
    expect(countGrams(makeHank('A', 15.5, 90, 1), 32)).toBe(0);
    expect(countGrams(makeHank('A', 16, 90, 1, { shortest: 32 }), 32)).toBe(90);
    expect(countGrams(makeHank('A', 16, 90, 1, { shortest: 31 }), 32)).toBe(0);
    expect(countGrams(makeHank('A', 20, 99, 1, { shortest: 28, isWeighed: false }), 32)).toBe(52);
  });

  test('where nothing is found it says what is missing', () => {
    expect(findAll(B1, {}, { budgetUsdCents: 100_00 }).overBudget).toBe(110_00);
    expect(findAll(B8, { order: 'alike' }, { budgetUsdCents: 79_00 }).overBudget).toBe(80_00);
    expect(findAll(B9, { grams: 181 })).toMatchObject({ bundles: [], heaviest: 180, overBudget: null });
    expect(findAll([])).toMatchObject({ bundles: [], heaviest: null, overBudget: null, alone: null });
  });

  test('the mismatch of a set', () => {
    const [best] = findAll(B8, { order: 'alike' }, { budgetUsdCents: 109_00 }).bundles;
    expect(best).toMatchObject({ mismatch: 5, counted: 180 });
  });

  test('three proposals at most, and no hank in two of them', () => {
    const many = Array.from({ length: 9 }, (_, at) => makeHank(`h${at}`, 18, 90, 10 + at, { since: at }));
    const { bundles } = findAll(many);
    expect(bundles.map(({ members }) => members.map(({ hank }) => hank.id))).toEqual([
      ['h0', 'h1'],
      ['h2', 'h3'],
      ['h4', 'h5'],
    ]);
  });

  test('one hank that is enough stands alone; a dearer one, or one over the budget, does not', () => {
    const large = [
      makeHank('large', 18, 200, 90),
      makeHank('dear', 18, 210, 120),
      makeHank('short', 15, 300, 5),
    ];
    expect(findAll([...B1, ...large]).alone).toMatchObject({
      hank: { id: 'large' },
      counted: 200,
      cost: 100_00,
    });
    expect(findAll([...B1, ...large], {}, { budgetUsdCents: 99_00 }).alone).toBeNull();
  });

  test('what would take too many steps leaves out the dearer half, says so, and still finds what goes together', () => {
    // As dear as it is heavy: none beats six others, and each length begins a bin of its own.
    const many = Array.from({ length: 2_000 }, (_, at) =>
      makeHank(`h${at}`, 16 + (at % 25) / 2, 20 + (at % 333), 20 + (at % 333) + at / 1_000, {
        colour: (['black', 'brown', 'chestnut'] as const)[at % 3] ?? 'black',
        since: at,
      }),
    );
    const wide = { grams: 600, spread: 12, colours: ['black', 'brown', 'chestnut'] } as const;
    const { bundles, looked } = findAll(many, wide);
    expect(looked).toMatchObject({ hanks: 2_000, isHalved: true });
    expect(looked.steps).toBeLessThanOrEqual(60_000_000);
    expect(bundles).toHaveLength(3);
    expect(findAll(many.slice(0, 100), wide).looked.isHalved).toBe(false);
  });
});
