import { expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import { CANCELS, closedUntil, LAPSES } from './sale-limits.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * DAY_MS + ms);

test('two are forgiven; the third in its time closes the door from then on', () => {
  expect(closedUntil([ago(1), ago(2)], CANCELS, NOW)).toBeNull();
  expect(closedUntil([ago(1), ago(2), ago(3)], CANCELS, NOW)).toEqual(ago(1 - 90));
  expect(closedUntil([ago(3), ago(1), ago(2)], LAPSES, NOW)).toEqual(ago(1 - 30));
});

test('three that lie too far apart are not three', () => {
  expect(closedUntil([ago(1), ago(50), ago(91)], CANCELS, NOW)).not.toBeNull();
  expect(closedUntil([ago(1), ago(50), ago(91, -1)], CANCELS, NOW)).toBeNull();
});

test('the door opens to the millisecond, and what came before it closed is told apart', () => {
  expect(closedUntil([ago(90, 1), ago(91), ago(92)], CANCELS, NOW)).toEqual(ago(0, 1));
  expect(closedUntil([ago(90), ago(91), ago(92)], CANCELS, NOW)).toBeNull();
  // One more, long after: only three of those together count.
  expect(closedUntil([ago(1), ago(100), ago(101), ago(102)], CANCELS, NOW)).toBeNull();
});
