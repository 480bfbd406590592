import { expect, test } from 'vitest';
import { type OfferInList, sayBetween, sayFigure, sayMeasure, sayRange, showSoon } from './offer-says.ts';

const offer: OfferInList = {
  id: 'one',
  conversationId: 'talk',
  ad: { title: '28 in black hair', photo: null, grams: 160 },
  role: 'seller',
  other: { username: 'bela', isCertified: false },
  isMine: false,
  amount: 350_00,
  currency: 'GBP',
  askingPrice: 420_00,
  answered: null,
  state: 'open',
  expiresAt: '2026-11-17T14:05:00Z',
  reservedUntil: null,
  endedWhy: null,
  saleId: null,
  acts: [],
};

test('the day of the week stands before a day that is near', () => {
  expect(showSoon('2026-11-17T14:05Z')).toBe('Tue 17 Nov, 14:05');
  expect(showSoon('2026-11-22T00:00Z')).toBe('Sun 22 Nov, 00:00');
});

test.each<[string, Partial<OfferInList>, string]>([
  ['the first offer', {}, 'Between £350 and £420, the asking price.'],
  ['one without a price', { askingPrice: null }, 'Above £350.'],
  ['an offer after a figure of theirs', { answered: 390_00 }, 'Between £350 and £390, your last figure.'],
  [
    'what a seller asks for',
    { role: 'buyer', amount: 390_00, answered: 350_00 },
    'Between £350, your last figure, and £390.',
  ],
])('another price instead of %s', (_, more, range) => {
  expect(sayRange({ ...offer, ...more })).toBe(range);
});

test('a figure says what it comes to for a gram, and what it answers', () => {
  expect(sayFigure(370_00, offer)).toBe('£370, £2.31 per gram');
  expect(sayFigure(370_00, { ...offer, ad: { ...offer.ad, grams: null } })).toBe('£370');
  expect(sayMeasure(offer)).toBe('£70 below the price · £2.19 per gram');
  expect(sayMeasure({ ...offer, isMine: true, amount: 390_00, answered: 350_00 })).toBe(
    '£30 below the price · £2.44 per gram · they offered £350',
  );
});

test.each<[string, Partial<OfferInList>]>([
  ['bela offers', {}],
  ['bela offered', { state: 'declined' }],
  ['You offer bela', { role: 'buyer', isMine: true }],
  ['You offered bela', { role: 'buyer', isMine: true, state: 'expired' }],
  ['You ask bela for another price', { isMine: true }],
  ['bela asked for another price', { role: 'buyer', state: 'lapsed' }],
  ['With bela', { state: 'accepted' }],
])('a list names the other side: %s', (said, more) => {
  const one = { ...offer, ...more };
  expect(sayBetween(one).join(one.other.username)).toBe(said);
});
