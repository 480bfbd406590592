import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hankWidth } from '#rules/bundles/hank-width.ts';
import { pickTapeStep, scaleSet } from './set-scale.ts';

const ROOM = 264;

test('the set of the example is drawn at about 13 units an inch', () => {
  const hanks = [
    { inches: 18, grams: 70 },
    { inches: 17, grams: 60 },
    { inches: 19, grams: 52 },
  ];
  const { perInch, end } = scaleSet(hanks, 19, ROOM);
  expect(end).toBe(20);
  expect(perInch).toBeCloseTo(13.5, 1);
});

test('whatever hangs there has room beside the others, and the tape reaches below it', () => {
  const hank = fc.record({
    inches: fc.integer({ min: 10, max: 80 }).map((half) => half / 2),
    grams: fc.integer({ min: 5, max: 600 }),
  });
  fc.assert(
    fc.property(fc.array(hank, { minLength: 1, maxLength: 6 }), (hanks) => {
      const { perInch, end, column } = scaleSet(hanks, 5, ROOM);
      for (const { inches, grams } of hanks) {
        expect(inches).toBeLessThan(end);
        expect(hankWidth(grams, inches) * perInch).toBeLessThanOrEqual(column);
      }
    }),
  );
});

test('numbers on the tape stand apart', () => {
  expect([40, 18, 13, 5].map(pickTapeStep)).toEqual([1, 2, 5, 10]);
});
