import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../time.ts';
import {
  appealAnswerBy,
  appealBy,
  arriveBy,
  deadlinesFromPayment,
  deadlinesOfDispute,
  grantDays,
  inspectBy,
  lastDayToDecide,
  LONGEST_SALE_DAYS,
  mayDecideOnReturn,
  moveDeadlines,
  moveDisputeDeadlines,
  objectBy,
  returnBy,
} from './sale-deadlines.ts';

/** `npm run test:more -- fees` tries a hundred thousand. */
const CASES = Number(process.env['SALE_CASES'] ?? 1000);

const T0 = new Date('2026-11-15T12:00:00.000Z');
const at = (days: number, ms = 0) => new Date(T0.getTime() + days * DAY_MS + ms);

test('all parts of a sale together take 26 days at most, and the wall is two days behind', () => {
  expect(LONGEST_SALE_DAYS.withAppeal).toBe(25);
  expect(LONGEST_SALE_DAYS.withReturn).toBe(26);
  expect(LONGEST_SALE_DAYS.settled).toBe(26);
  expect(LONGEST_SALE_DAYS.wall).toBe(28);
  expect(Math.max(LONGEST_SALE_DAYS.withAppeal, LONGEST_SALE_DAYS.withReturn)).toBeLessThanOrEqual(
    LONGEST_SALE_DAYS.settled,
  );
});

test('what is fixed when the money comes', () => {
  expect(deadlinesFromPayment(T0, { shipDays: 5, waitsADay: false })).toEqual({
    lightFrom: T0,
    shipBy: at(5),
    settleBy: at(26),
    wallAt: at(28),
  });
  const waiting = deadlinesFromPayment(T0, { shipDays: 5, waitsADay: true });
  expect([waiting.lightFrom, waiting.shipBy]).toEqual([at(1), at(6)]);
});

test('days that the buyer grants end with the seventh', () => {
  expect(grantDays(T0, at(2), 2)).toEqual(at(4));
  expect(grantDays(T0, at(5), 2)).toEqual(at(7));
  expect(grantDays(T0, at(6), 2)).toEqual(at(7));
});

test('the way, the look, the quarrel and the return', () => {
  expect(arriveBy(at(7), true)).toEqual(at(12));
  expect(arriveBy(at(7), false)).toEqual(at(16));
  expect(inspectBy(at(16))).toEqual(at(19));
  expect(deadlinesOfDispute(at(19), at(26))).toEqual({ answerBy: at(21), decideBy: at(23) });
  expect(deadlinesOfDispute(at(24), at(26))).toEqual({ answerBy: at(25), decideBy: at(26) });
  expect([appealBy(at(23), at(26)), appealBy(at(25.5), at(26))]).toEqual([at(24), at(26)]);
  expect([appealAnswerBy(at(24)), lastDayToDecide(T0)]).toEqual([at(25), at(23)]);
  expect(returnBy(T0, at(10))).toEqual(at(12));
  expect(returnBy(T0, at(23, HOUR_MS))).toEqual(at(25));
  expect(objectBy(at(25))).toEqual(at(26));
  expect([mayDecideOnReturn(T0, at(23)), mayDecideOnReturn(T0, at(23, 1))]).toEqual([true, false]);
});

test('whatever is granted, frozen and waited for, no deadline passes its law', () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant('grant' as const), days: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ do: fc.constant('freeze' as const), hours: fc.integer({ min: 0, max: 400 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.boolean(), fc.array(act), (shipDays, waitsADay, acts) => {
      let { shipBy } = deadlinesFromPayment(T0, { shipDays, waitsADay });
      for (const each of acts)
        shipBy =
          each.do === 'grant'
            ? grantDays(T0, shipBy, each.days)
            : (moveDeadlines(T0, { shipBy, arriveBy: null, inspectBy: null }, each.hours * HOUR_MS).shipBy ??
              shipBy);
      expect(shipBy <= at(7)).toBe(true);
      const moved = moveDeadlines(
        T0,
        { shipBy, arriveBy: arriveBy(shipBy, false), inspectBy: inspectBy(arriveBy(shipBy, false)) },
        400 * HOUR_MS,
      );
      expect(moved).toEqual({ shipBy: at(7), arriveBy: at(16), inspectBy: at(19) });
    }),
    { numRuns: CASES },
  );
});

test('a dispute that stood still has its time again, but none past its law', () => {
  const open = { answerBy: at(12), decideBy: at(14), standsAt: at(15) };
  expect(moveDisputeDeadlines(T0, open, DAY_MS)).toEqual({
    answerBy: at(13),
    decideBy: at(15),
    standsAt: at(16),
  });
  expect(moveDisputeDeadlines(T0, { ...open, standsAt: null }, 99 * DAY_MS)).toEqual({
    answerBy: at(21),
    decideBy: at(23),
    standsAt: null,
  });
  const late = { answerBy: at(25), decideBy: at(26), standsAt: null };
  expect(moveDisputeDeadlines(T0, late, DAY_MS)).toEqual(late);
});
