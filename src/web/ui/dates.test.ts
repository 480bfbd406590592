import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import {
  daysSince,
  hasEnd,
  listLastDays,
  showAge,
  showDate,
  showDay,
  showMonth,
  showMonthAndYear,
} from './dates.ts';

const now = new Date('2026-11-15T09:00:00Z');

test.each([
  ['2026-11-15T00:00:00Z', 'today'],
  ['2026-11-15T09:01:00Z', 'today'],
  ['2026-11-14T23:59:59Z', 'yesterday'],
  ['2026-11-12T12:00:00Z', '3 days ago'],
  ['2026-11-01T12:00:00Z', '2 weeks ago'],
  ['2026-06-15T12:00:00Z', '5 months ago'],
  ['2024-11-10T12:00:00Z', '2 years ago'],
])('%s is %s', (iso, age) => expect(showAge(iso, now)).toBe(age));

test('every age of ten years reads as Intl writes it', () => {
  const intl = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
  const asIntlWrites = (days: number) => {
    if (days < 14) return intl.format(-days, 'day');
    if (days < 61) return intl.format(-Math.floor(days / 7), 'week');
    if (days < 730) return intl.format(-Math.floor(days / 30.4), 'month');
    return intl.format(-Math.floor(days / 365), 'year');
  };
  for (let days = 0; days < 3_653; days += 1) {
    const iso = new Date(now.getTime() - days * DAY_MS).toISOString();
    expect(showAge(iso, now)).toBe(asIntlWrites(days));
  }
});

test('days are counted by midnights', () => {
  expect(daysSince('2026-11-14T23:59:00Z', now)).toBe(1);
  expect(daysSince('2026-11-16T23:59:00Z', now)).toBe(0);
});

test('the last days end with this one', () => {
  const first = new Date('2026-03-01T00:30:00Z');
  expect(listLastDays(first, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('dates and moments read the same on every machine', () => {
  expect(showDate('2026-11-03T23:30:00Z')).toBe('3 Nov 2026');
  expect(showDate('2026-09-03')).toBe('3 Sept 2026');
});

test('what is no date is not shown as one', () => {
  for (const show of [showDay, showDate, showMonth]) expect(() => show('soon')).toThrow(RangeError);
});

describe('moments of two centuries read as Intl writes them', () => {
  const moments = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const UTC = { timeZone: 'UTC' } as const;
  const dayAndMonth = { ...UTC, day: 'numeric', month: 'short' } as const;

  test.each([
    ['day', showDay, dayAndMonth],
    ['date', showDate, { ...dayAndMonth, year: 'numeric' }],
    ['month', showMonth, { ...UTC, month: 'short', year: '2-digit' }],
  ] as const)('as a %s', (_kind, show, options) => {
    const intl = new Intl.DateTimeFormat('en-GB', options);
    function check(iso: string) {
      expect(show(iso)).toBe(intl.format(new Date(iso)));
    }
    fc.assert(fc.property(moments, check));
    for (let month = 1; month <= 12; month += 1) check(`2026-${String(month).padStart(2, '0')}-09T09:09:09Z`);
  });
});

test('a month reads the same, told by its day or alone', () => {
  expect(showMonthAndYear('2026-11-03T23:30:00Z')).toBe('Nov 2026');
  expect(showMonthAndYear('2026-09')).toBe('Sept 2026');
});

test.each([
  ['2027-11-14T09:00:00.000Z', true],
  ['9999-12-31T00:00:00.000Z', false],
])('whether %s is a day somebody waits for: %s', (iso, isSo) => expect(hasEnd(iso)).toBe(isSo));
