import { describe, expect, test } from 'vitest';
import { ACCOUNT_TYPE, type Account } from '../accounts/account.ts';
import {
  AD_EVENTS,
  AD_STATUSES,
  AD_STEPS,
  type AdEvent,
  type AdInLife,
  type AdStatus,
  allowedEvents,
  ensureNotHeld,
  ensureTransition,
  isOnShow,
  statusAt,
} from './state.ts';
import { HOLD_KINDS, HOLDS } from '../moderation/holds.ts';
import { isRefusal } from '../refusal.ts';
import { DAY_MS } from '../time.ts';

const now = new Date('2026-06-01T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * DAY_MS);
const person = (id: string, role: Account['role']): Account => ({
  id,
  role,
  email: `${id}@example.com`,
  username: id,
  accountType: role === 'enduser' ? ACCOUNT_TYPE.seller : ACCOUNT_TYPE.staff,
});
const asha = person('asha', 'enduser');
const cleo = person('cleo', 'creator');
const other = person('other', 'creator');
const mira = person('mira', 'moderator');
const dara = person('dara', 'admin');
const stranger = person('stranger', 'enduser');
const ad = (status: AdStatus, more: Partial<AdInLife> = {}): AdInLife => ({
  status,
  version: 3,
  sellerId: 'asha',
  enteredBy: null,
  expiresAt: days(10),
  reservedUntil: null,
  statusSince: days(-1),
  held: null,
  wasPublished: true,
  ...more,
});

/** The table of the specification once more, written as it is read there: this is what must not change unnoticed. */
const EXPECTED: [AdStatus, AdEvent, AdStatus, Account[]][] = [
  ['draft', 'submit', 'live', [asha]],
  ['changes_requested', 'submit', 'live', [asha]],
  ['pending_review', 'approve', 'live', [cleo, other, mira, dara]],
  ['pending_review', 'ask-for-changes', 'changes_requested', [cleo, other, mira, dara]],
  ['pending_review', 'reject', 'rejected', [cleo, other, mira, dara]],
  ['live', 'pause', 'paused', [asha]],
  ['paused', 'put-live', 'live', [asha, dara]],
  ['expired', 'put-live', 'live', [asha, dara]],
  ['live', 'mark-sold', 'sold', [asha, dara]],
  ['paused', 'mark-sold', 'sold', [asha, dara]],
  ['sold', 'put-live', 'live', [asha, dara]],
  ['deleted', 'put-live', 'live', [dara]],
  ...AD_STATUSES.filter((status) => status !== 'deleted').map(
    (status): [AdStatus, AdEvent, AdStatus, Account[]] => [status, 'delete', 'deleted', [asha, dara]],
  ),
];

describe('every status × event × person', () => {
  const everybody = [asha, cleo, other, mira, dara, stranger];
  const cells = AD_STATUSES.flatMap((status) => AD_EVENTS.map((event) => [status, event] as const));
  test.each(cells)('%s, %s', (status, event) => {
    const row = EXPECTED.find(([from, name]) => from === status && name === event);
    for (const account of everybody) {
      const isExpected = row?.[3].includes(account) ?? false;
      expect(allowedEvents(account, ad(status), now).includes(event), account.id).toBe(isExpected);
      if (isExpected) expect(ensureTransition(account, ad(status), event, now).to).toBe(row?.[2]);
      else expect(() => ensureTransition(account, ad(status), event, now)).toThrow();
    }
  });
});

test.each(['sold', 'deleted', 'expired', 'paused'] as const)(
  '%s, and paid out: nobody puts it live; what else may be done stays',
  (status) => {
    for (const account of [asha, dara]) {
      const before = allowedEvents(account, ad(status), now);
      const after = allowedEvents(account, ad(status, { isPaidOut: true }), now);
      expect(after).toEqual(before.filter((event) => event !== 'put-live'));
    }
  },
);

test('a draft that was deleted is put live by nobody: its owner takes the deleting back, and posts it', () => {
  const draft = ad('deleted', { wasPublished: false, deletedFrom: 'draft', statusSince: now });
  expect(allowedEvents(dara, draft, now)).toEqual([]);
  expect(allowedEvents(asha, draft, now)).toEqual(['undo-delete']);
});

const PAID_FOR = 'Somebody is paying or has paid for this hair.';

test('a visitor may do nothing', () => {
  for (const status of AD_STATUSES) expect(allowedEvents(null, ad(status), now)).toEqual([]);
});

test('a creator may do what an owner may to an ad he entered, but not review it', () => {
  const entered = (status: AdStatus) => ad(status, { enteredBy: 'cleo' });
  expect(allowedEvents(cleo, entered('live'), now)).toEqual(['pause', 'mark-sold', 'delete']);
  expect(allowedEvents(cleo, entered('pending_review'), now)).toEqual(['delete']);
  expect(allowedEvents(other, entered('live'), now)).toEqual([]);
  expect(allowedEvents(dara, ad('pending_review', { enteredBy: 'dara' }), now)).toContain('approve');
  // What she entered before she became a moderator.
  expect(allowedEvents(mira, ad('pending_review', { enteredBy: 'mira' }), now)).toEqual([]);
});

test('a submitted ad that needs a look goes to staff first', () => {
  expect(ensureTransition(asha, ad('draft'), 'submit', now, true).to).toBe('pending_review');
  expect(ensureTransition(asha, ad('draft'), 'submit', now, false).to).toBe('live');
  expect(ensureTransition(asha, ad('live'), 'pause', now, true).to).toBe('paused');
});

describe('taking back that an ad was deleted', () => {
  const NOT_DELETED = AD_STATUSES.filter((status) => status !== 'deleted');
  const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000);
  const gone = (more: Partial<AdInLife>) => ad('deleted', { statusSince: minutesAgo(10), ...more });

  test.each(NOT_DELETED)('leads back to %s, and for its owner alone', (deletedFrom) => {
    expect(ensureTransition(asha, gone({ deletedFrom }), 'undo-delete', now).to).toBe(deletedFrom);
    for (const account of [cleo, other, dara, stranger])
      expect(() => ensureTransition(account, gone({ deletedFrom }), 'undo-delete', now)).toThrow();
  });

  test('is possible for ten minutes, and not where somebody else deleted it', () => {
    const late = gone({ deletedFrom: 'live', statusSince: new Date(minutesAgo(10).getTime() - 1) });
    expect(() => ensureTransition(asha, late, 'undo-delete', now)).toThrow(
      'This ad is deleted and cannot be brought back after 10 minutes.',
    );
    expect(() => ensureTransition(asha, gone({ deletedFrom: null }), 'undo-delete', now)).toThrow(
      'This ad is deleted and cannot be brought back.',
    );
    expect(() => ensureTransition(asha, ad('live', { deletedFrom: 'live' }), 'undo-delete', now)).toThrow();
  });

  test('what is held comes back as it was, and stays hidden', () => {
    const held = gone({ deletedFrom: 'live', held: 'check' });
    expect(ensureTransition(asha, held, 'undo-delete', now).to).toBe('live');
  });
});

describe('a hold', () => {
  test.each(HOLD_KINDS)('%s: the owner may pause, sell and delete, and nobody puts it on show', (held) => {
    expect(allowedEvents(asha, ad('live', { held }), now)).toEqual(['pause', 'mark-sold', 'delete']);
    expect(allowedEvents(asha, ad('paused', { held }), now)).toEqual(['mark-sold', 'delete']);
    for (const status of ['paused', 'expired', 'sold', 'deleted'] as const)
      expect(() => ensureTransition(dara, ad(status, { held }), 'put-live', now)).toThrow(
        `${HOLDS[held].why} Until that is lifted it cannot be put live.`,
      );
    expect(() => ensureTransition(dara, ad('pending_review', { held }), 'approve', now)).toThrow(
      `${HOLDS[held].why} Until that is lifted it cannot be approved.`,
    );
    expect(() => ensureNotHeld(ad('live', { held }))).toThrow(HOLDS[held].why);
  });

  test('hides whatever the status would show', () => {
    const shown = AD_STATUSES.filter((status) => isOnShow(ad(status)));
    expect(shown).toEqual(['live', 'paused', 'expired', 'sold']);
    for (const status of AD_STATUSES) expect(isOnShow(ad(status, { held: 'check' }))).toBe(false);
  });
});

describe('the clock', () => {
  test('a live ad has expired at its very date, whatever the table says', () => {
    expect(statusAt(ad('live', { expiresAt: now }), now)).toBe('expired');
    expect(statusAt(ad('live', { expiresAt: new Date(now.getTime() + 1) }), now)).toBe('live');
    expect(statusAt(ad('paused', { expiresAt: days(-1) }), now)).toBe('paused');
  });

  test('what is kept for a buyer does not end by its date, and does as soon as it is kept no longer', () => {
    const kept = (until: Date) => ad('live', { expiresAt: days(-1), reservedUntil: until });
    const later = new Date(now.getTime() + 1);
    expect(statusAt(kept(later), now)).toBe('live');
    expect(statusAt(kept(later), later)).toBe('expired');
    expect(allowedEvents(asha, kept(later), now)).toEqual(['pause', 'mark-sold', 'delete']);
    expect(() => ensureTransition(null, kept(later), 'expire', now)).toThrow();
    expect(ensureTransition(null, kept(now), 'expire', now).to).toBe('expired');
    expect(statusAt(ad('expired', { reservedUntil: later }), now)).toBe('expired');
  });

  test('only the clock expires an ad, and only when its date has passed', () => {
    expect(ensureTransition(null, ad('live', { expiresAt: days(-1) }), 'expire', now).to).toBe('expired');
    expect(() => ensureTransition(null, ad('live'), 'expire', now)).toThrow();
    expect(() => ensureTransition(dara, ad('live', { expiresAt: days(-1) }), 'expire', now)).toThrow();
  });

  test('an overdue live ad is treated as expired', () => {
    expect(allowedEvents(asha, ad('live', { expiresAt: days(-1) }), now)).toEqual(['put-live', 'delete']);
  });

  test.each(['sold', 'deleted'] as const)('%s is undone within 30 days', (status) => {
    expect(ensureTransition(dara, ad(status, { statusSince: days(-30) }), 'put-live', now).to).toBe('live');
    expect(() => ensureTransition(dara, ad(status, { statusSince: days(-30.01) }), 'put-live', now)).toThrow(
      `This ad is ${status} and cannot be put live after 30 days.`,
    );
  });
});

test.each([
  [ad('sold'), 'pause', asha, 'This ad is sold and cannot be paused.'],
  [ad('deleted'), 'put-live', asha, 'This ad is deleted and cannot be put live by you.'],
  [ad('draft'), 'mark-sold', asha, 'This ad is a draft and cannot be marked as sold.'],
  [ad('sold', { isPaidOut: true }), 'put-live', asha, PAID_FOR],
  [
    ad('deleted', { wasPublished: false }),
    'put-live',
    dara,
    'This ad was never published, so it cannot come back. Post it again.',
  ],
  [ad('deleted', { isPaidOut: true, held: 'check' }), 'put-live', dara, PAID_FOR],
] as const)('a refusal says how the ad stands', (thing, event, account, sentence) => {
  try {
    ensureTransition(account, thing, event, now);
    expect.unreachable();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    expect(error.code).toBe('conflict');
    expect(error.message).toBe(sentence);
    expect(error.details).toEqual({ current: { status: thing.status, version: 3 } });
  }
});

test('the plain list of steps holds every pair once a row says so, and never leaves a status in place', () => {
  expect(AD_STEPS).toContainEqual(['live', 'expired']);
  expect(AD_STEPS).not.toContainEqual(['rejected', 'live']);
  for (const [from, to] of AD_STEPS) expect(from).not.toBe(to);
});
