import { describe, expect, test } from 'vitest';
import { ensureArrivalDay } from './arrival-day.ts';

const posted = { postedAt: new Date('2026-11-10T09:00:00.000Z'), now: new Date('2026-11-14T11:00:00.000Z') };

describe('the day on which a carrier says that a parcel arrived', () => {
  test.each([
    ['2026-11-08', posted, false],
    // It is still the ninth somewhere.
    ['2026-11-09', posted, true],
    ['2026-11-14', posted, true],
    // And already the fifteenth somewhere else, an hour ago.
    ['2026-11-15', posted, true],
    ['2026-11-15', { ...posted, now: new Date('2026-11-14T09:59:59.999Z') }, false],
    ['2026-11-16', posted, false],
    // Of a parcel that came after its money had gone back we know no day of posting.
    ['2026-10-01', { ...posted, postedAt: null }, true],
  ])('%s', (day, when, isTaken) => {
    const ensure = () => ensureArrivalDay(day, when);
    if (isTaken) expect(ensure).not.toThrow();
    else expect(ensure).toThrow();
  });
});
