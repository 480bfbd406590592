import { expect, test } from 'vitest';
import { cutPage, readCursor, readCursorOrder, writeCursor } from './cursor.ts';

const id = '8d0f7a4e-3a60-4a0e-9a3c-0b9f2f0d6c11';
const at = '2026-06-01T12:00:00.123456+00:00';

test('a cursor leads back to where it was written, in its own order alone', () => {
  const text = writeCursor('newest', { value: at, id });
  expect(readCursor(text, 'newest', 'timestamptz')).toEqual({ value: at, id });
  expect(readCursorOrder(text)).toBe('newest');
  expect(readCursor(text, 'price', 'timestamptz')).toBeUndefined();
  expect(readCursor(text, 'newest', 'integer')).toBeUndefined();
  expect(readCursor(undefined, 'newest', 'timestamptz')).toBeUndefined();
  expect(readCursor('!!!', 'newest', 'timestamptz')).toBeUndefined();
});

test.each([
  ['timestamptz', '-infinity', true],
  ['timestamptz', '2026-02-31T12:00:00Z', false],
  ['timestamptz', '0000-01-01T00:00:00Z', false],
  ['timestamptz', '2026-01-01T00:00:00+23:00', false],
  ['integer', '4200', true],
  ['integer', '42.5', false],
  ['integer', '1e9', false],
  ['bigint', '-1', true],
  ['double precision', '0.25', true],
  ['double precision', 'NaN', false],
  ['text', 'Ösa', true],
  ['text', 'a\0b', false],
] as const)('as %s %j can be compared: %s', (type, value, isRead) => {
  expect(readCursor(writeCursor('it', { value, id }), 'it', type) !== undefined).toBe(isRead);
});

test('there is a next page where one row more was found', () => {
  expect(cutPage([1, 2, 3], 2, String)).toEqual({ shown: [1, 2], next: '2' });
  expect(cutPage([1, 2], 2, String)).toEqual({ shown: [1, 2], next: null });
});
