import { expect, test } from 'vitest';
import { problemsOf } from './check.ts';
import { AskPrice } from './hair-price-form.ts';

test('a question in the words of a URL', () => {
  expect(AskPrice.parse({ length: '71.12cm', weight: '1 oz', currency: 'GBP', utm: 'x' })).toEqual({
    currency: 'GBP',
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
  expect(parsed.success ? [] : Object.keys(problemsOf(parsed.error)).toSorted()).toEqual(fields);
});
