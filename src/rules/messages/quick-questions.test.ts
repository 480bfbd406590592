import { describe, expect, test } from 'vitest';
import { ContactSeller, SendMessage } from './message-schema.ts';
import { findQuickQuestion, QUICK_QUESTIONS } from './quick-questions.ts';
import { screenMessage } from './screening/screen-message.ts';

const SITUATION = {
  isUncut: true,
  isPaid: false,
  isNewAccount: true,
  visitsManyUncut: false,
  offerRatio: null,
};

describe.each(['buyer', 'seller'] as const)('the quick words of a %s', (talker) => {
  test.each(QUICK_QUESTIONS[talker])('%s', (message) => {
    const isFromBuyer = talker === 'buyer';
    expect(screenMessage(message, { ...SITUATION, isFromBuyer, isFirst: isFromBuyer }).level).toBe('low');
    expect(SendMessage.safeParse({ conversationId: 'one', message }).success).toBe(true);
    // A buyer may begin with one.
    if (isFromBuyer) expect(ContactSeller.safeParse({ adId: 'one', message }).success).toBe(true);
  });
});

test.each([
  ['0', QUICK_QUESTIONS.buyer[0]],
  ['9', undefined],
  ['-1', undefined],
  ['__proto__', undefined],
  [null, undefined],
])('a link asks for question %s', (number, question) =>
  expect(findQuickQuestion('buyer', number)).toBe(question),
);

test.each([
  ['neither words nor photos', { message: ' ' }, false],
  ['a photo alone', { photos: ['a'] }, true],
  ['four photos', { photos: ['a', 'b', 'c', 'd'] }, true],
  ['five photos', { photos: ['a', 'b', 'c', 'd', 'e'] }, false],
  ['the same photo twice', { photos: ['a', 'a'] }, false],
  ['no photo’s name', { photos: ['../a'] }, false],
])('%s', (_, sent, isTaken) =>
  expect(SendMessage.safeParse({ conversationId: 'one', ...sent }).success).toBe(isTaken),
);
