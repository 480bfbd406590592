import { expect, test } from 'vitest';
import { openConcurrencyLimit } from './concurrency-limit.ts';

type ConcurrencyLimit = ReturnType<typeof openConcurrencyLimit>;
/** So many looks, each after ten answers that took so long. */
function pass(room: ConcurrencyLimit, looks: number, ms: number): void {
  for (let look = 0; look < looks; look += 1) {
    for (let answer = 0; answer < 10; answer += 1) room.note(ms);
    room.look(10);
  }
}

test('a house whose visitors wait long takes in fewer, but never hardly any', () => {
  const room = openConcurrencyLimit(80);
  pass(room, 2, 2000);
  expect(room.size()).toBeCloseTo(80 * 0.8 * 0.8);
  pass(room, 100, 2000);
  expect(room.size()).toBe(16);
});

test('one where nobody is answered any more as well', () => {
  const room = openConcurrencyLimit(80);
  for (let look = 0; look < 100; look += 1) room.look(80);
  expect(room.size()).toBe(16);
});

test('it is as large as before within five seconds after, and never larger', () => {
  const room = openConcurrencyLimit(80);
  pass(room, 100, 2000);
  const looksInFiveSeconds = 5000 / room.LOOK_MS;
  pass(room, looksInFiveSeconds, 20);
  expect(room.size()).toBe(80);
});

test('one slow answer among few says nothing', () => {
  const room = openConcurrencyLimit(80);
  room.note(5000);
  room.look(1);
  expect(room.size()).toBe(80);
});

test('a small house stays as it is', () => {
  const room = openConcurrencyLimit(4);
  pass(room, 10, 5000);
  expect(room.size()).toBe(4);
});
