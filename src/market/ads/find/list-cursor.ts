import { z } from 'zod';
import type { AdOrder, ListCursor } from './sort-store.ts';

const Time = z.iso.datetime({ offset: true });
const Amount = z.string().regex(/^\d{1,9}(?:\.\d{1,6})?$/);
const Cursor = z.tuple([z.string(), z.union([Time, Amount]), z.uuid()]);

/** Opaque to whoever carries it; it holds the order it belongs to, so that it is not taken for another one's. */
export function writeCursor({ id, place }: { id: string; place: string }, order: AdOrder): string {
  return Buffer.from(JSON.stringify([order, place, id])).toString('base64url');
}

/** The order a cursor belongs to, whatever order is asked for now. */
export function readCursorOrder(cursor: string | undefined): string | undefined {
  return cursor === undefined ? undefined : parsed(cursor)?.[0];
}

/** Where to go on; undefined, the beginning, for one that is broken or of another order. */
export function readCursor(cursor: string | undefined, order: AdOrder): ListCursor | undefined {
  const [of, value = '', id = ''] = (cursor === undefined ? undefined : parsed(cursor)) ?? [];
  const isOfThisOrder = of === order && Time.safeParse(value).success === (order === 'newest');
  return isOfThisOrder ? { value, id } : undefined;
}

function parsed(cursor: string): z.infer<typeof Cursor> | undefined {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
