import { expect, test } from 'vitest';
import { ALL_PERMISSIONS } from '../permissions.ts';
import { HOUR_MS } from '../time.ts';
import {
  describeQueue,
  describeToday,
  isOverdue,
  findPromise,
  QUEUE_NAMES,
  STAFF_QUEUES,
  toQueuePath,
} from './queues.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
const waiting = (age: number, promised: number) => ({
  waiting: 3,
  since: ago(age),
  dueAt: ago(age - promised),
});

test('every queue is somebody’s work, and is worked off at a page of its own', () => {
  const paths = QUEUE_NAMES.map(toQueuePath);
  expect(new Set(paths).size).toBe(paths.length);
  for (const name of QUEUE_NAMES) expect(ALL_PERMISSIONS).toContain(STAFF_QUEUES[name].permission);
  expect(toQueuePath('appeals')).toBe('/super-admin-user/reports?which=appealed');
});

test.each([
  ['review', null, 12],
  ['wanted', null, 12],
  ['reports', null, 48],
  ['appeals', null, 48],
  ['held', null, 12],
  ['cases', ago(-20), 30],
  ['buyers', null, 48],
] as const)('%s is promised', (name, own, hours) => {
  const since = new Date(ago(10));
  expect(findPromise(name, since, own === null ? null : new Date(own)).getTime() - since.getTime()).toBe(
    hours * HOUR_MS,
  );
});

test.each([
  ['just come', waiting(0, 12), 'calm', 'Oldest 1 min of 12 h', 0.02],
  ['young', waiting(5, 12), 'calm', 'Oldest 5 h of 12 h', 0.28],
  ['three quarters', waiting(9, 12), 'soon', '3 h left · 9 h of 12 h', 0.5],
  ['on the minute', waiting(12, 12), 'soon', '1 min left · 12 h of 12 h', 0.67],
  ['late', waiting(52, 48), 'late', 'Overdue by 4 h · 2 d 4 h old', 0.72],
  ['very late', waiting(500, 12), 'late', 'Overdue by 20 d · 20 d old', 1],
  ['nothing', { waiting: 0, since: null, dueAt: null }, 'empty', 'Nothing waits.', 0],
] as const)('what is %s is told so', (_, queue, state, words, reach) => {
  const told = describeQueue(queue, now);
  expect([told.state, told.words, Math.round(told.reach * 100) / 100]).toEqual([state, words, reach]);
  expect(isOverdue(queue, now)).toBe(state === 'late');
});

test.each([
  [0, 'Sunday 15 November. Nothing is overdue.'],
  [1, 'Sunday 15 November. One queue is overdue.'],
  [2, 'Sunday 15 November. Two queues are overdue.'],
  [12, 'Sunday 15 November. 12 queues are overdue.'],
])('%i late queues', (late, words) => expect(describeToday(late, now)).toBe(words));
