import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import {
  allowedWantedEvents,
  ensureWantedStep,
  isJustEnded,
  statusAfterPosting,
  WANTED_EVENTS,
  WANTED_STATUSES,
  type WantedEvent,
  type WantedInLife,
  type WantedStatus,
  wantedStatusAt,
} from './wanted-life.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
const wanted = (status: WantedStatus, more: Partial<WantedInLife> = {}) => ({
  status,
  endsAt: days(10),
  endedAt: status === 'ended' ? days(-1) : null,
  version: 3,
  ...more,
});

/** Every step that is taken, with and without something that speaks against the request; all others are refused. */
const TAKEN: Record<WantedStatus, Partial<Record<WantedEvent, [WantedStatus, WantedStatus]>>> = {
  pending_review: {
    approve: ['live', 'live'],
    reject: ['rejected', 'rejected'],
    'run-out': ['ended', 'ended'],
    delete: ['deleted', 'deleted'],
  },
  live: {
    edit: ['live', 'pending_review'],
    end: ['ended', 'ended'],
    'run-out': ['ended', 'ended'],
    delete: ['deleted', 'deleted'],
  },
  rejected: { delete: ['deleted', 'deleted'] },
  ended: { renew: ['live', 'pending_review'], delete: ['deleted', 'deleted'] },
  deleted: {},
};
const outcome = (status: WantedStatus, event: WantedEvent, isReviewNeeded: boolean) => {
  try {
    return ensureWantedStep(wanted(status), event, NOW, { isReviewNeeded });
  } catch (error) {
    expect(error).toMatchObject({ code: 'conflict', details: { current: { status, version: 3 } } });
    return null;
  }
};

test.each(WANTED_STATUSES.flatMap((status) => WANTED_EVENTS.map((event) => [status, event] as const)))(
  '%s, %s',
  (status, event) => {
    const [plain, spokenAgainst] = TAKEN[status][event] ?? [null, null];
    expect(outcome(status, event, false)).toBe(plain);
    expect(outcome(status, event, true)).toBe(spokenAgainst);
  },
);

test('a new one is live, or waits', () => {
  expect(statusAfterPosting({ isReviewNeeded: false })).toBe('live');
  expect(statusAfterPosting({ isReviewNeeded: true })).toBe('pending_review');
});

describe('its day', () => {
  test.each<[WantedStatus, WantedStatus]>([
    ['live', 'ended'],
    ['pending_review', 'ended'],
    ['rejected', 'rejected'],
    ['deleted', 'deleted'],
  ])('over, %s is %s', (status, then) => {
    expect(wantedStatusAt(wanted(status, { endsAt: NOW }), NOW)).toBe(then);
    expect(wantedStatusAt(wanted(status, { endsAt: new Date(NOW.getTime() + 1) }), NOW)).toBe(status);
  });
  test('over, it can be renewed for thirty days from that second, tidied up or not', () => {
    for (const status of ['live', 'ended'] as const) {
      const endedAt = status === 'ended' ? days(-30) : null;
      const late = wanted(status, { endsAt: days(-30), endedAt });
      expect(isJustEnded(late, NOW)).toBe(false);
      expect(isJustEnded(late, new Date(NOW.getTime() - 1))).toBe(true);
      expect(() => ensureWantedStep(late, 'renew', NOW)).toThrow('ended more than 30 days ago');
      expect(allowedWantedEvents(late, NOW)).toEqual(['delete']);
    }
  });
});

test.each<[WantedStatus, WantedEvent[]]>([
  ['pending_review', ['delete']],
  ['live', ['edit', 'end', 'delete']],
  ['rejected', ['delete']],
  ['ended', ['renew', 'delete']],
  ['deleted', []],
])('the owner of a request that is %s sees %o', (status, events) =>
  expect(allowedWantedEvents(wanted(status), NOW)).toEqual(events),
);
