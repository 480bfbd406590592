import { expect, test } from 'vitest';
import { estimateGrams } from '../hair/measure.ts';
import { hankWidth } from './hank-width.ts';

test('a hank is as thick as its weight and length say', () => {
  expect(hankWidth(150, 22.5)).toBeCloseTo(1.06, 2);
  expect(hankWidth(70, 18)).toBeCloseTo(0.81, 2);
  // Measured round, it weighs again what it weighed.
  expect(estimateGrams(18, null, hankWidth(70, 18) * Math.PI)).toBe(70);
});
