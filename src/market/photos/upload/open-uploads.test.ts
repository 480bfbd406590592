import { expect, test } from 'vitest';
import { OPEN_UPLOADS } from '#rules/limits.ts';
import { isWithinUploadLimit } from './open-uploads.ts';

const sending = (count: number, by: (index: number) => { personId: string; address: string }) =>
  new Set(Array.from({ length: count }, (_, index) => by(index)));

test('one person holds so many places, wherever they are', () => {
  const own = sending(OPEN_UPLOADS.perPerson, (at) => ({ personId: 'asha', address: `place ${at}` }));
  expect(isWithinUploadLimit({ personId: 'asha', address: 'home' }, own)).toBe(false);
  expect(isWithinUploadLimit({ personId: 'bela', address: 'home' }, own)).toBe(true);
});

test('one address holds so many places, whoever they are', () => {
  const cafe = sending(OPEN_UPLOADS.perAddress, (at) => ({ personId: `guest ${at}`, address: 'cafe' }));
  expect(isWithinUploadLimit({ personId: 'asha', address: 'cafe' }, cafe)).toBe(false);
  expect(isWithinUploadLimit({ personId: 'asha', address: 'home' }, cafe)).toBe(true);
  expect(isWithinUploadLimit({ personId: 'asha', address: 'cafe' }, cafe, 100)).toBe(true);
});

test('all together hold so many', () => {
  const all = sending(OPEN_UPLOADS.inAll, (at) => ({ personId: `${at}`, address: `place ${at}` }));
  expect(isWithinUploadLimit({ personId: 'asha', address: 'home' }, all)).toBe(false);
});
