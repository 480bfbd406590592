import { expect, test } from 'vitest';
import { dealNormal, dealOut, shareOut } from './quotas.ts';
import { makeRandom } from './random.ts';

test.each([
  { total: 10, weights: { a: 1, b: 1, c: 1 }, parts: [4, 3, 3] },
  { total: 240, weights: { a: 58, b: 18, c: 12, d: 7, e: 5 }, parts: [139, 43, 29, 17, 12] },
  { total: 3, weights: { a: 90, b: 5, c: 5 }, parts: [3, 0, 0] },
  { total: 0, weights: { a: 1, b: 2 }, parts: [0, 0] },
])('$total shared out by weights is $parts', ({ total, weights, parts }) => {
  expect(Object.values(shareOut(total, weights as Record<string, number>))).toEqual(parts);
});

test('dealing out gives every key its share, in a mixed order', () => {
  const dealt = dealOut(100, { a: 60, b: 40 }, makeRandom(1));
  expect(dealt.filter((key) => key === 'a')).toHaveLength(60);
  expect(dealt.slice(0, 60)).toContain('b');
});

test('normal values are dealt evenly through the bell', () => {
  const dealt = dealNormal(1000, makeRandom(1)).toSorted((a, b) => a - b);
  expect(dealt[499]).toBeCloseTo(0, 2);
  expect(dealt[158]).toBeCloseTo(-1, 1);
  expect(dealt[977]).toBeCloseTo(2, 1);
});
