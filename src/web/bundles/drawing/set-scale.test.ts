import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hankWidth } from '#rules/bundles/hank-width.ts';
import { markTape, scaleSet } from './set-scale.ts';

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

test.each([
  [40, 'in', [0, 1, 2]],
  [18, 'in', [0, 2, 4]],
  [13, 'in', [0, 5, 10]],
  [40, 'cm', [0, 5, 10]],
  [13, 'cm', [0, 10, 20]],
  [8, 'cm', [0, 20, 40]],
] as const)(
  'at %d units an inch a tape in %s has its numbers far enough apart to be read',
  (perInch, unit, first) => {
    const marks = markTape({ perInch, end: 20 }, unit);
    const numbered = marks.filter(({ isLong }) => isLong);
    expect(numbered.slice(0, 3).map(({ number }) => number)).toEqual(first);
  },
);

test('on a tape in centimetres an inch is 2.54 of them, and strokes never run together', () => {
  for (const perInch of [8, 13.5, 20, 40]) {
    const marks = markTape({ perInch, end: 20 }, 'cm');
    for (const { inches, number } of marks) expect(inches * 2.54).toBeCloseTo(number, 9);
    expect(((marks[1]?.inches ?? 0) - (marks[0]?.inches ?? 0)) * perInch).toBeGreaterThan(5);
    expect(marks.at(-1)?.inches).toBeLessThanOrEqual(20);
  }
});
