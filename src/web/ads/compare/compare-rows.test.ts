import { expect, test } from 'vitest';
import { compareFacts, findBest } from './compare-rows.ts';

const facts = (texture: string, heat: string | null, mm: number) => [
  { name: 'Length', value: { mm } },
  { name: 'Treatment', value: 'Never coloured' },
  { name: 'Texture', value: texture },
  { name: 'Heat', value: heat },
  { name: 'Washing', value: null },
];

test('what differs stands in rows, the odd one marked; what all share is said once, what nobody said never', () => {
  const { rows, same } = compareFacts([
    facts('Straight', 'Never', 700),
    facts('Straight', null, 600),
    facts('Wavy', 'Never', 500),
  ]);
  expect(same).toEqual([{ name: 'Treatment', value: 'Never coloured' }]);
  expect(rows.map(({ name, isOdd }) => [name, isOdd])).toEqual([
    ['Length', [false, false, false]],
    ['Texture', [false, false, true]],
    ['Heat', [false, true, false]],
  ]);
});

test('where each is another, or two stand against two, none is odd; one alone shares with nobody', () => {
  const two = compareFacts([facts('Straight', 'Never', 1), facts('Wavy', 'Never', 2)]);
  expect(two.rows.flatMap(({ isOdd }) => isOdd)).not.toContain(true);
  expect(compareFacts([facts('Wavy', 'Never', 1)]).same).toEqual([]);
  expect(compareFacts([])).toEqual({ rows: [], same: [] });
});

test.each([
  [[5, 3, 4], 'least', 1],
  [[5, 3, 4], 'most', 0],
  [[5, 5, 4], 'most', undefined],
  [[null, 3, 4], 'least', 1],
  [[null, 3], 'least', undefined],
  [[], 'most', undefined],
] as const)('%j: the %s is at %s', (amounts, wanted, place) => expect(findBest(amounts, wanted)).toBe(place));
