import { describe, expect, test } from 'vitest';
import { OPEN_UPLOADS } from '#rules/limits.ts';
import { OPEN_THREADS } from '#rules/messages/message-words.ts';
import { isPlaceFree } from './is-place-free.ts';

const holders = (count: number, by: (index: number) => { personId: string; address: string }) =>
  new Set(Array.from({ length: count }, (_, index) => by(index)));

describe.each([
  ['open conversations', OPEN_THREADS],
  ['photos being sent', OPEN_UPLOADS],
])('%s', (_name, places) => {
  test('one person holds only so many, from however many places', () => {
    const own = holders(places.perPerson, (at) => ({ personId: 'asha', address: `place ${at}` }));
    expect(isPlaceFree({ personId: 'asha', address: 'home' }, own, places)).toBe(false);
    expect(isPlaceFree({ personId: 'bela', address: 'home' }, own, places)).toBe(true);
  });

  test('one address holds only so many, however many people sit behind it', () => {
    const cafe = holders(places.perAddress, (at) => ({ personId: `guest ${at}`, address: 'cafe' }));
    expect(isPlaceFree({ personId: 'asha', address: 'cafe' }, cafe, places)).toBe(false);
    expect(isPlaceFree({ personId: 'asha', address: 'home' }, cafe, places)).toBe(true);
    const [first] = cafe;
    if (first) cafe.delete(first);
    expect(isPlaceFree({ personId: 'asha', address: 'cafe' }, cafe, places)).toBe(true);
  });

  test('all together have an end', () => {
    const all = holders(places.inAll, (at) => ({ personId: `${at}`, address: `place ${at}` }));
    expect(isPlaceFree({ personId: 'asha', address: 'home' }, all, places)).toBe(false);
  });
});
