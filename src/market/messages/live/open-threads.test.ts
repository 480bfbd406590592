import { expect, test } from 'vitest';
import { OPEN_THREADS } from '#rules/messages/message-words.ts';
import { isWithinStreamLimit, type Watcher } from './open-threads.ts';

const streams = (count: number, of: (index: number) => Pick<Watcher, 'readerId' | 'address'>) =>
  new Set(
    Array.from({ length: count }, (_, index): Watcher => ({
      ...of(index),
      conversationId: 'talk',
      stand: undefined,
      sessionId: null,
      notify: () => {},
      end: () => {},
    })),
  );

test('one address holds only so many streams, however many people sit behind it', () => {
  const cafe = streams(OPEN_THREADS.perAddress, (index) => ({ readerId: `guest ${index}`, address: 'cafe' }));
  expect(isWithinStreamLimit({ readerId: 'asha', address: 'cafe' }, cafe)).toBe(false);
  expect(isWithinStreamLimit({ readerId: 'asha', address: 'home' }, cafe)).toBe(true);
  const [first] = cafe;
  if (first) cafe.delete(first);
  expect(isWithinStreamLimit({ readerId: 'asha', address: 'cafe' }, cafe)).toBe(true);
});

test('one person holds only so many, from however many places, and all together have an end', () => {
  const own = streams(OPEN_THREADS.perPerson, (index) => ({ readerId: 'asha', address: `place ${index}` }));
  expect(isWithinStreamLimit({ readerId: 'asha', address: 'home' }, own)).toBe(false);
  expect(isWithinStreamLimit({ readerId: 'bela', address: 'home' }, own)).toBe(true);
  const all = streams(OPEN_THREADS.inAll, (index) => ({ readerId: `${index}`, address: `place ${index}` }));
  expect(isWithinStreamLimit({ readerId: 'asha', address: 'home' }, all)).toBe(false);
});
