import { expect, test } from 'vitest';
import { countryInSentence } from './country-in-sentence.ts';

test.each([
  ['GB', 'the United Kingdom'],
  ['US', 'the United States'],
  ['AE', 'the United Arab Emirates'],
  ['NL', 'the Netherlands'],
  ['FO', 'the Faroe Islands'],
  ['IN', 'India'],
  ['DE', 'Germany'],
  ['CZ', 'Czechia'],
])('%s reads as %s in a sentence', (code, words) => {
  expect(countryInSentence(code)).toBe(words);
});
