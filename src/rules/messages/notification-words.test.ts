import { expect, test } from 'vitest';
import { ACCOUNT_TYPE } from '../accounts/account.ts';
import { notificationKindsFor, notificationSentence } from './notification-words.ts';
import { showUnread } from './show-unread.ts';

const HAIR = '28 in black hair';

test.each([
  ['new-message', { from: 'bela', title: HAIR }, 1, 'New message from bela about 28 in black hair'],
  ['new-message', { from: 'bela', title: HAIR }, 3, '3 new messages from bela about 28 in black hair'],
  ['offer', { from: 'bela', title: HAIR }, 1, 'bela made an offer about 28 in black hair'],
  [
    'offer',
    { from: 'asha', title: HAIR, news: 'said no to your offer' },
    1,
    'asha said no to your offer about 28 in black hair',
  ],
  ['ad-news', { title: HAIR, news: 'your ad is live' }, 1, '28 in black hair: your ad is live'],
  ['sale', { title: HAIR, news: 'bela has paid £445.10' }, 1, '28 in black hair: bela has paid £445.10'],
  ['match', { title: 'your request' }, 1, 'A match for your request'],
  ['match', { title: 'your ads and requests' }, 7, '7 matches for your ads and requests'],
  ['saved-search', { title: 'Red hair' }, 4, '4 new ads for Red hair'],
  [
    'bundle',
    { title: 'Short wig', news: 'One of your two hanks is sold.' },
    1,
    'Short wig: One of your two hanks is sold.',
  ],
  ['price-drop', { title: HAIR, news: 'now £400, was £420' }, 1, '28 in black hair: now £400, was £420'],
  ['followed-seller', { from: 'asha', title: HAIR }, 1, 'New hair from asha: 28 in black hair'],
  ['followed-seller', { from: 'asha', title: HAIR }, 3, '3 new ads from asha'],
  [
    'staff-decision',
    { news: 'We have decided your report', title: 'FH-26-ABCDEF' },
    1,
    'We have decided your report: FH-26-ABCDEF',
  ],
] as const)('%s', (kind, words, count, sentence) =>
  expect(notificationSentence(kind, words, count)).toBe(sentence),
);

test('who only buys is not asked about ads', () => {
  const buyers = notificationKindsFor({ accountType: ACCOUNT_TYPE.buyer });
  const sellers = notificationKindsFor({ accountType: ACCOUNT_TYPE.seller });
  expect(buyers).toEqual([
    'new-message',
    'offer',
    'sale',
    'match',
    'bundle',
    'plan-ending',
    'saved-search',
    'price-drop',
    'followed-seller',
    'rating',
    'staff-decision',
  ]);
  expect(sellers).toEqual(expect.arrayContaining([...buyers, 'ad-news', 'ad-expiring']));
});

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%s unread', (count, shown) => expect(showUnread(count)).toBe(shown));
