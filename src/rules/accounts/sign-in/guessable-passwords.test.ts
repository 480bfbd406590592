import { expect, test } from 'vitest';
import { COMMON_PASSWORDS, isCommonPassword } from './guessable-passwords.ts';

test.each([
  'password123',
  'Password2024!',
  'qwertyuiop',
  '1234567890',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'zyxwvutsrqponm',
  'iloveyou1234',
  'ILOVEYOU-1234',
  'liverpool99',
  '1234password',
  'correct horse battery staple',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'Correct-horse-k3x9q2',
  'violet kettle on the ninth stair',
  'demo-hair-market',
  'ভালো চুল বিক্রি',
  '9f3k-2mvx-77tq',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false));

test('the list holds more than the ten thousand it has to', () =>
  expect(COMMON_PASSWORDS).toBeGreaterThan(10_000));
