import { z } from 'zod';

/** The last row of a page: by its value in the order and its id the next page begins. */
export type Cursor = { value: string; id: string };

const CursorParts = z.tuple([z.string(), z.string().max(300), z.uuid()]);
// PostgreSQL knows no year 0, and no clock that is sixteen hours away.
const Time = z.iso.datetime({ offset: true }).regex(/^(?!0000).*(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/);

/** The types lists are ordered by: a value that is none would be an error of the database. */
const IS_VALUE = {
  timestamptz: (value: string) =>
    value === '-infinity' || value === 'infinity' || Time.safeParse(value).success,
  integer: (value: string) => /^\d{1,9}$/.test(value),
  bigint: (value: string) => /^-?\d{1,15}$/.test(value),
  'double precision': (value: string) => /^\d{1,9}(?:\.\d{1,6})?$/.test(value),
  text: (value: string) => !value.includes('\0'),
};
export type CursorType = keyof typeof IS_VALUE;

/** Opaque to whoever carries it; it names the order it belongs to, so that it is not taken for another one's. */
export const writeCursor = (order: string, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([order, value, id])).toString('base64url');

/** Where to go on; undefined for a cursor that is broken or of another order. */
export function readCursor(text: string | undefined, order: string, type: CursorType): Cursor | undefined {
  const [ofOrder, value = '', id = ''] = readParts(text);
  return ofOrder === order && IS_VALUE[type](value) ? { value, id } : undefined;
}

/** The order a cursor belongs to, whatever order is asked for now. */
export const readCursorOrder = (text: string | undefined): string | undefined => readParts(text)[0];

function readParts(text: string | undefined): z.infer<typeof CursorParts> | [] {
  if (text === undefined) return [];
  try {
    return CursorParts.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return [];
  }
}

/** A page of rows of which one more was read than it shows, to tell whether there is a next page. */
export function cutPage<Row>(rows: Row[], limit: number, writeNext: (last: Row) => string) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, next: last ? writeNext(last) : null };
}
