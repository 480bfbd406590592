import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterShowing, firstPass, listGenerations, OVERLAP_MS, type PassState } from './device-pass.ts';
import { DAY_MS, HOUR_MS } from '../../time.ts';

const START = new Date('2026-11-01T08:00:00Z').getTime();
const at = (ms: number) => new Date(START + ms);

test('the first silent login rotates, the next one on the same day does not', () => {
  const rotated = show(firstPass(at(0)), 1, 1000);
  expect(rotated).toMatchObject({ confirmed: 1, issued: 2 });
  const confirmed = show(rotated, 2, 2000);
  expect(confirmed).toMatchObject({ confirmed: 2, issued: 2 });
  expect(show(confirmed, 2, DAY_MS)).toMatchObject({ issued: 2 });
  expect(show(confirmed, 2, DAY_MS + 2000)).toMatchObject({ issued: 3 });
});

test('the pass before is good for 60 s, and not a moment longer', () => {
  const state = show(show(firstPass(at(0)), 1, 0), 2, 10_000);
  expect(afterShowing(state, 1, at(10_000 + OVERLAP_MS))).toEqual(state);
  expect(afterShowing(state, 1, at(10_001 + OVERLAP_MS))).toBe('copied');
});

test('the pass before that one is a copy, also within those 60 s', () => {
  const state = { confirmed: 3, issued: 3, confirmedAt: at(0), rotatedAt: at(0) };
  expect(afterShowing(state, 2, at(1000))).toEqual(state);
  expect(afterShowing(state, 1, at(1000))).toBe('copied');
});

test('an answer that was lost costs nothing: the old pass brings the same new one again', () => {
  const lost = show(firstPass(at(0)), 1, 0);
  expect(show(lost, 1, 30 * DAY_MS)).toEqual(lost);
});

test('every pass that could be shown is known', () =>
  expect(listGenerations({ ...firstPass(at(0)), confirmed: 2, issued: 3 })).toEqual([3, 2, 1]));

/** What happens in a browser: a tab sends what is saved; the answer comes in time, late, or never. */
const load = fc.record({
  tab: fc.integer({ min: 0, max: 3 }),
  pause: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 40 * HOUR_MS })),
  /** How long the request is under way, below the overlap as the server's own time limits see to. */
  there: fc.integer({ min: 0, max: 25_000 }),
  back: fc.oneof(fc.integer({ min: 0, max: 25_000 }), fc.constant(null)),
});

test('whatever 1 to 4 tabs do, the owner is never signed out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(load, { maxLength: 60 }), (tabs, loads) => {
      expect(runOwner(tabs, loads).copied).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('a stale copy always is, and the owner hears of it by the device being ended', () => {
  fc.assert(
    fc.property(fc.array(load, { minLength: 1, maxLength: 40 }), fc.nat(), (loads, pick) => {
      const { state, seen, end } = runOwner(4, loads);
      const stolen = seen[pick % seen.length] ?? 1;
      fc.pre(stolen < state.confirmed);
      expect(afterShowing(state, stolen, at(end + OVERLAP_MS + 1))).toBe('copied');
    }),
    { numRuns: 2000 },
  );
});

test('a thief who is quicker than the owner is found out when the owner comes back', () => {
  const owner = show(show(firstPass(at(0)), 1, 0), 2, 1000);
  const thief = show(show(owner, 2, 2 * DAY_MS), 3, 2 * DAY_MS + 1000);
  expect(afterShowing(thief, 2, at(3 * DAY_MS))).toBe('copied');
});

function show(state: PassState, shown: number, ms: number): PassState {
  const next = afterShowing(state, shown, at(ms));
  if (next === 'copied') throw new Error('taken for a copy');
  return next;
}

type Load = { tab: number; pause: number; there: number; back: number | null };
type Event = { ms: number; run: () => void };

/** Plays the loads against one server state and one local storage, in the order in which things really arrive. */
function runOwner(tabs: number, loads: readonly Load[]) {
  let state = firstPass(at(0));
  let saved = 1;
  let copied = false;
  let end = 0;
  const seen = [1];
  const events: Event[] = [];
  const busyUntil = Array.from({ length: tabs }, () => 0);
  let clock = 0;
  for (const { tab, pause, there, back } of loads) {
    clock += pause;
    const start = Math.max(clock, busyUntil[tab % tabs] ?? 0);
    busyUntil[tab % tabs] = start + there + (back ?? 0);
    let sent = 0;
    let answer = 0;
    events.push({ ms: start, run: () => (sent = saved) });
    events.push({
      ms: start + there,
      run: () => {
        const next = afterShowing(state, sent, at(start + there));
        if (next === 'copied') copied = true;
        else state = next;
        answer = state.issued;
      },
    });
    // The browser saves an answer only while what it sent is still what is saved.
    if (back !== null)
      events.push({
        ms: start + there + back,
        run: () => {
          if (saved === sent) seen.push((saved = answer));
        },
      });
  }
  for (const { ms, run } of events
    .map((event, order) => ({ ...event, order }))
    .toSorted((a, b) => a.ms - b.ms || a.order - b.order)) {
    end = ms;
    run();
  }
  return { state, seen, copied, end };
}
