import { expect, test } from 'vitest';
import { toProblems } from '../../check-input.ts';
import { AskPrice } from './calculator-schema.ts';

test('a question in the words of a URL', () => {
  expect(AskPrice.parse({ length: '71.12cm', weight: '1 oz', currency: 'GBP', utm: 'x' })).toEqual({
    currency: 'GBP',
    lengthUnit: 'in',
    weightUnit: 'g',
    hair: {
      longest: 28,
      shortest: null,
      weight: { grams: 28.349523125 },
      colour: 'black',
      ethnicity: 'indian',
      treatment: 'virgin',
      texture: 'straight',
      condition: 'good',
    },
  });
});

test('the weight goes before the measure, and blanks count as left out', () => {
  const form = { length: '28', shortestLayer: '', weight: ' ', circumference: '3.5in', colour: 'red' };
  expect(AskPrice.parse(form).hair).toMatchObject({
    weight: { circumference: 3.5 },
    shortest: null,
    colour: 'red',
  });
  expect(AskPrice.parse({ ...form, weight: '150' }).hair.weight).toEqual({ grams: 150 });
});

test.each([
  [{}, ['length', 'weight']],
  [{ length: 'long', weight: '150' }, ['length']],
  [{ length: '81', weight: '150' }, ['length']],
  [{ length: '28', weight: '0' }, ['weight']],
  [{ length: '28', circumference: '9in' }, ['circumference']],
  [{ length: '28', weight: '150', shortestLayer: '29' }, ['shortestLayer']],
  [{ length: '28', weight: '150', colour: 'purple', currency: 'XXX' }, ['colour', 'currency']],
])('%j: what is wrong is named', (form, fields) => {
  const parsed = AskPrice.safeParse(form);
  expect(parsed.success ? [] : Object.keys(toProblems(parsed.error)).toSorted()).toEqual(fields);
});

test('a number alone is in the units chosen', () => {
  const form = { length: '71.12', weight: '1', circumference: '', lengthUnit: 'cm', weightUnit: 'oz' };
  expect(AskPrice.parse(form).hair).toMatchObject({ longest: 28, weight: { grams: 28.349523125 } });
  expect(AskPrice.parse({ ...form, length: '28 in' }).hair.longest).toBe(28);
});

const LEAST = /smallest length we can price is 0\.5 in/;
const TOO_LONG = /largest length we can price is 80 in/;
test.each([
  ['length', '0', LEAST],
  ['length', '-5', LEAST],
  ['length', '-1e9', LEAST],
  ['length', '-Infinity', LEAST],
  ['length', '0.4', LEAST],
  ['length', '81', TOO_LONG],
  ['length', '204cm', TOO_LONG],
  ['length', '1e308', TOO_LONG],
  ['length', 'Infinity', TOO_LONG],
  ['length', '9'.repeat(400), TOO_LONG],
  ['length', 'NaN', /cannot read the length.*0\.5 in.*80 in/],
  ['length', '28 parsecs', /cannot read the length/],
  ['length', ['28', '29'], /Enter the length once/],
  ['length', '', /Enter the length, from 0\.5 in/],
  ['shortestLayer', '29', /at most 28 in/],
  ['weight', '0', /smallest weight we can price is 1 g/],
  ['weight', '6kg', /largest weight we can price is 5,000 g/],
  ['circumference', '0.5', /is 1 in \(2\.5 cm\)/],
  ['circumference', '9', /is 8 in \(20 cm\)/],
  ['colour', 'blond', /‘blonde’/],
  ['colour', 'gray', /‘white-and-grey’/],
  ['colour', 'purple', /The nearest one we know is ‘[a-z-]+’; the list is: auburn, black/],
  ['ethnicity', 'european', /‘caucasian’/],
  ['treatment', 'bleached', /‘bleached-or-highlighted’/],
  ['texture', 'curley', /‘curly’/],
  ['condition', 'bad', /‘fair’/],
  ['currency', 'GPB', /‘GBP’/],
  ['colour', ['red', 'black'], /‘black’/],
])('%s %j: the nearest value that is right is named', (field, sent, sentence) => {
  const parsed = AskPrice.safeParse({ length: '28', weight: '150', [field]: sent });
  expect(parsed.success ? {} : toProblems(parsed.error)).toEqual({
    [field]: [expect.stringMatching(sentence)],
  });
});
