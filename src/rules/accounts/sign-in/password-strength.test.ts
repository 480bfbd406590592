import { expect, test } from 'vitest';
import { describeStrength } from './password-strength.ts';

test.each([
  ['', 10, ''],
  ['ab', 10, ''],
  ['abc', 10, 'Too short: 7 more characters.'],
  ['violet ke', 10, 'Too short: 1 more character.'],
  ['violet kettle', 15, 'Too short: 2 more characters.'],
  ['aaaaaabbbbbbcccc', 10, 'Easy to guess: the same few characters again and again.'],
  ['violet kett', 10, 'Good enough. One more word makes it strong.'],
  ['violet kettle on', 10, 'Strong.'],
  ['👩‍🦰👩‍🦰', 10, 'Too short: 4 more characters.'],
])('%s of at least %i: %s', (password, least, words) =>
  expect(describeStrength(password, least)).toBe(words),
);
