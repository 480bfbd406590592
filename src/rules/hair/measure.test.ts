import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HAIR_LENGTHS } from './values.ts';
import {
  bandLimits,
  toLengthBand,
  CIRCUMFERENCE_STEP,
  estimateGrams,
  formatLength,
  formatWeight,
  inchesToMm,
  LENGTH_STEP,
  mmToInches,
  toStep,
} from './measure.ts';
import { parseGrams, parseInches } from './read-measure.ts';

describe('lengths as people type them', () => {
  test.each([
    ['28', 28],
    ['28"', 28],
    ['28”', 28],
    ['28″', 28],
    ["28''", 28],
    ['28 in', 28],
    ['28in', 28],
    ['28IN.', 28],
    [' 28  inches ', 28],
    ['28.5', 28.5],
    ['28,5 in', 28.5],
    ['28½', 28.5],
    ['28½"', 28.5],
    ['28 1/2 in', 28.5],
    ['¾ in', 0.75],
    ['3 1/4"', 3.25],
    ['71.12cm', 28],
    ['71.12 centimetres', 28],
    ['711.2mm', 28],
    ['0.7112 m', 28],
    ['2ft', 24],
    [`2'4"`, 28],
    ['2 ft 4 in', 28],
    ['2’4”', 28],
    ['２８', 28],
    ['٢٨', 28],
    ['२८,५ in', 28.5],
    ['71,12cm', 28],
    ['1 016 mm', 40],
    ['1,016 mm', 40],
    ['19.7', 19.7],
  ])('%s', (text, inches) => expect(parseInches(text)).toBe(inches));

  test.each([
    '',
    'long',
    '-28',
    '28 miles',
    '28 in 3',
    '28..5',
    '1/0',
    '1e3',
    '28 g',
    '999999',
    '"',
    'in',
    '28/3',
    '1.2.3',
    '5 constructor',
  ])('%j is no length', (text) => expect(parseInches(text)).toBeUndefined());

  test('71 cm is kept as 28 in', () => expect(toStep(parseInches('71cm') ?? 0, LENGTH_STEP)).toBe(28));

  test('whatever is typed, there is an answer and no crash', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const inches = parseInches(text);
        return inches === undefined || inches >= 0;
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['150', 150],
  ['150 g', 150],
  ['150grams', 150],
  ['0.15 kg', 150],
  ['0,150 kg', 150],
  ['1,200 g', 1200],
  ['1.200', 1200],
  ['150,5', 150.5],
  ['१५० g', 150],
  ['1 oz', 28.349523125],
  ['4 oz', 113.3980925],
])('%s is %d g', (text, grams) => expect(parseGrams(text)).toBe(grams));

test.each(['', 'heavy', '150 in', '-5', '5 stone', '5 constructor'])('%j is no weight', (text) => {
  expect(parseGrams(text)).toBeUndefined();
});

describe('inches and millimetres', () => {
  test('every half inch comes back from its millimetres', () => {
    for (let inches = 0.5; inches <= 80; inches += 0.5) expect(mmToInches(inchesToMm(inches))).toBe(inches);
  });

  test('so does every quarter inch of a circumference', () => {
    for (let inches = 1; inches <= 8; inches += 0.25) {
      expect(mmToInches(inchesToMm(inches), CIRCUMFERENCE_STEP)).toBe(inches);
    }
  });

  test.each([
    [28, 711],
    [28.5, 724],
    [3.5, 89],
    [80, 2032],
  ])('%d in is %d mm', (inches, mm) => expect(inchesToMm(inches)).toBe(mm));
});

describe('bands', () => {
  test.each([
    [0, 'under-5-inches'],
    [4.99, 'under-5-inches'],
    [5, '5-10-inches'],
    [9.5, '5-10-inches'],
    [10, '10-15-inches'],
    [19.7, '15-20-inches'],
    [20, '20-25-inches'],
    [24.99, '20-25-inches'],
    [25, '25-30-inches'],
    [29.5, '25-30-inches'],
    [30, '30-inches-plus'],
    [80, '30-inches-plus'],
  ])('%d in is %s', (inches, band) => expect(toLengthBand(inches)).toBe(band));

  test.each(HAIR_LENGTHS)('%s begins where it says and ends before its end', (band) => {
    const { from, below } = bandLimits(band);
    expect(toLengthBand(from)).toBe(band);
    expect(toLengthBand((below ?? 200) - 0.01)).toBe(band);
  });
});

test.each([
  [14, null, 4, 134],
  [28, null, 3.5, 206],
  [26, 16, 3, 113],
])('%d in, shortest %s, %d in round weigh about %d g', (longest, shortest, girth, grams) => {
  expect(estimateGrams(longest, shortest, girth)).toBe(grams);
});

test.each([
  [711, 'in', '28 in'],
  [711, 'cm', '71 cm'],
  [724, 'in', '28.5 in'],
  [89, 'in', '3.5 in'],
  [83, 'in', '3.25 in'],
  [89, 'cm', '8.9 cm'],
] as const)('%d mm in %s reads %s', (mm, unit, text) => expect(formatLength(mm, unit)).toBe(text));

test.each([
  [160, 'g', '160 g'],
  [1500, 'g', '1,500 g'],
  [160, 'oz', '5.6 oz'],
] as const)('%d g in %s reads %s', (grams, unit, text) => expect(formatWeight(grams, unit)).toBe(text));
