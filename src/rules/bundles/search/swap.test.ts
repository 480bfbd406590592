import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goTogether } from '../hair-together.ts';
import { findAll, makeHank, NEED, SUMS } from '#tests/support/bundles/hanks.ts';
import { listSwaps } from './swap.ts';

const A = makeHank('A', 18, 90, 50);
const B = makeHank('B', 17, 80, 40);
const OTHERS = [
  makeHank('light', 18, 70, 1),
  makeHank('curly', 18, 90, 1, { texture: 'curly' }),
  makeHank('dyed', 18, 90, 1, { treatment: 'dyed' }),
  makeHank('asian', 18, 90, 1, { ethnicity: 'asian' }),
  makeHank('long', 21.5, 90, 1),
  makeHank('wavy', 21, 90, 48, { texture: 'wavy' }),
  makeHank('same', 18, 80, 45),
  makeHank('dear', 16, 100, 70),
];
const pair = [A, B].map((hank) => ({ hank, counted: hank.grams, cost: hank.priceUsdCents + 10_00 }));
const name = (need = {}, sums = {}) =>
  listSwaps({ ...NEED, ...need }, { ...SUMS, ...sums }, pair, 1, [A, B, ...OTHERS]).map(
    ({ hank }) => hank.id,
  );

test('the cheapest that keep the rest good, without those in the set', () => {
  expect(name()).toEqual(['same', 'wavy', 'dear']);
  expect(name({ isOneType: false })).toEqual(['asian', 'same', 'wavy', 'dear']);
  expect(name({ textures: ['straight'] })).toEqual(['same', 'dear']);
  expect(name({}, { budgetUsdCents: 60_00 + 55_00 })).toEqual(['same']);
});

test('five at most', () => {
  const many = Array.from({ length: 9 }, (_, at) => makeHank(`h${at}`, 18, 90, 20 + at));
  const found = listSwaps(NEED, SUMS, pair, 0, many).map(({ hank }) => hank.id);
  expect(found).toEqual(['h0', 'h1', 'h2', 'h3', 'h4']);
});

test('no hank outside the best set is a cheaper one for a place of it', () => {
  const hank = fc
    .tuple(
      fc.integer({ min: 16, max: 20 }),
      fc.integer({ min: 30, max: 120 }),
      fc.integer({ min: 1, max: 60 }),
    )
    .map(([inches, grams, dollars]) => makeHank('', inches, grams, dollars));
  fc.assert(
    fc.property(fc.array(hank, { minLength: 4, maxLength: 12 }), (rows) => {
      const all = rows.map((row, since) => ({ ...row, id: `h${since}`, since }));
      const [best] = findAll(all).bundles;
      fc.pre(best !== undefined);
      for (const [place, { cost }] of best.members.entries()) {
        const swaps = listSwaps(NEED, SUMS, best.members, place, all);
        const rest = best.members.filter((_, at) => at !== place);
        for (const swap of swaps) {
          expect(swap.cost).toBeGreaterThanOrEqual(cost);
          expect(rest.every((member) => goTogether(member.hank, swap.hank, NEED))).toBe(true);
        }
      }
    }),
  );
});
