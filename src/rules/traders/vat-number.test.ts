import { expect, test } from 'vitest';
import { isVatNumber, tidyVatNumber } from './vat-number.ts';

test.each([
  ['GB 123 4567 89', 'GB', true],
  ['gb123456789', 'GB', true],
  ['GB12345', 'GB', false],
  ['DE 123.456.789', 'DE', true],
  ['DE12345678', 'DE', false],
  ['33AAAAA0000A1Z5', 'IN', true],
  ['33AAAAA0000A1X5', 'IN', false],
  ['EL123456789', 'GR', true],
  ['NL123456789B01', 'NL', true],
  ['DE123456789', 'FR', false],
  ['ABC-12345', 'BR', true],
  ['?', 'BR', false],
])('%s in %s: %s', (typed, country, isOne) => {
  expect(isVatNumber(tidyVatNumber(typed), country)).toBe(isOne);
});
