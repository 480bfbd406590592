import { expect, test } from 'vitest';
import { CASE_TOPICS } from './case-words.ts';
import { goesToManagement, promiseAnswer, toQueueTime } from './case-promise.ts';

test.each([
  ['selling', 'on a Monday morning', '2026-11-16T08:00:00Z', '2026-11-18T17:00:00Z'],
  ['selling', 'on a Monday at night', '2026-11-16T23:59:59Z', '2026-11-18T17:00:00Z'],
  ['selling', 'on a Thursday', '2026-11-19T12:00:00Z', '2026-11-23T17:00:00Z'],
  ['selling', 'on a Friday', '2026-11-20T12:00:00Z', '2026-11-24T17:00:00Z'],
  ['selling', 'on a Saturday', '2026-11-21T00:00:00Z', '2026-11-24T17:00:00Z'],
  ['selling', 'on a Sunday', '2026-11-22T23:00:00Z', '2026-11-24T17:00:00Z'],
  ['safety', 'on a Monday', '2026-11-16T08:00:00Z', '2026-11-17T17:00:00Z'],
  ['press', 'on a Monday', '2026-11-16T08:00:00Z', '2026-11-17T17:00:00Z'],
  ['safety', 'on a Friday', '2026-11-20T18:00:00Z', '2026-11-23T17:00:00Z'],
  ['safety', 'on a Saturday', '2026-11-21T18:00:00Z', '2026-11-23T17:00:00Z'],
  ['selling', 'before the year ends', '2026-12-31T10:00:00Z', '2027-01-04T17:00:00Z'],
  ['of-another-age', 'on a Monday', '2026-11-16T08:00:00Z', '2026-11-18T17:00:00Z'],
])('%s, written %s', (topic, _when, written, due) =>
  expect(promiseAnswer(topic, new Date(written))).toEqual(new Date(due)),
);

test('nothing that people write about is promised later than two working days', () => {
  const monday = new Date('2026-11-16T08:00:00Z');
  for (const topic of CASE_TOPICS)
    expect(promiseAnswer(topic, monday) <= new Date('2026-11-18T17:00:00Z'), topic).toBe(true);
});

test('safety comes before what was promised a year earlier, and among safety the first promise', () => {
  const [early, late] = [new Date('2026-01-01'), new Date('2027-01-01')];
  expect(toQueueTime('safety', late) < toQueueTime('selling', early)).toBe(true);
  expect(toQueueTime('safety', early) < toQueueTime('safety', late)).toBe(true);
});

test('a complaint written to again after 15 days is for the management, and nothing else is', () => {
  const opened = new Date('2026-11-01T10:00:00Z');
  expect(goesToManagement('complaint', opened, new Date('2026-11-16T10:00:00Z'))).toBe(true);
  expect(goesToManagement('complaint', opened, new Date('2026-11-16T09:59:59Z'))).toBe(false);
  expect(goesToManagement('selling', opened, new Date('2026-12-16T10:00:00Z'))).toBe(false);
});
