import { expect, test } from 'vitest';
import { findMarks } from './find-marks.ts';
import { screenMessage } from './screen-message.ts';

const CONTEXT = {
  isUncut: true,
  isPaid: false,
  isFromBuyer: true,
  isFirst: true,
  isNewAccount: true,
  offerRatio: null,
};

test.each([
  ['Hello, I love it. I can only pay by Western Union, is that fine for you?', 'Western'],
  ['A lovely braid. Write to me at tom@example.com and we agree on the rest.', 'tom@example.com'],
  [
    'Please look at https://confirm-sale.example/hair before we go on with it.',
    'https://confirm-sale.example/hair',
  ],
])('%s', (text, words) => {
  const { signals } = screenMessage(text, CONTEXT);
  const pieces = findMarks(text, signals);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  const found = pieces.filter(({ isFound }) => isFound).map((piece) => piece.text);
  expect(found.join(' ')).toContain(words);
  // Not everything is marked: then nothing would be.
  expect(found.join('').length).toBeLessThan(text.length * 0.7);
});

test('what nothing was found in has no mark', () => {
  expect(findMarks('Is it still there?', [])).toEqual([{ text: 'Is it still there?', isFound: false }]);
  expect(findMarks('', ['link'])).toEqual([]);
});
