import { expect, test } from 'vitest';
import { HOUR_MS } from '../time.ts';
import { describePromise, describeSpan } from './waiting.ts';

test.each([
  [0, '1 min'],
  [59.9 / 60, '59 min'],
  [1, '1 h'],
  [47.9, '47 h'],
  [48, '2 d'],
  [52, '2 d 4 h'],
  [24 * 9 + 5, '9 d'],
])('%d hours are said as %s', (hours, words) => expect(describeSpan(hours * HOUR_MS)).toBe(words));

test('a promise is kept until its last second', () => {
  const due = '2026-11-18T17:00:00.000Z';
  expect(describePromise(due, new Date('2026-11-18T15:00:00Z'))).toEqual({
    words: '2 h left',
    isOverdue: false,
  });
  expect(describePromise(due, new Date(due)).isOverdue).toBe(false);
  expect(describePromise(due, new Date('2026-11-18T21:00:01Z'))).toEqual({
    words: 'overdue by 4 h',
    isOverdue: true,
  });
});
