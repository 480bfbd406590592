import { z } from 'zod';
import type { Database } from '#platform/postgres/database.ts';
import { COUNTED_UP_TO, type Paging } from '#rules/staff/table-words.ts';
import type { TablePage } from './staff-rows-view.ts';
import { countRows, selectRows, type TableCursor, type StaffQuery } from './table-store.ts';

type Asked = Paging & { sort: string };

/** One page of a table. A cursor holds the sort it belongs to, so that it is not taken for another one's. */
export async function openTablePage<Row, View>(
  db: Database,
  question: StaffQuery,
  { limit, after, sort }: Asked,
  view: (row: Row) => View,
): Promise<TablePage<View>> {
  const place = readTableCursor(after, sort, question.order.type);
  const [rows, total] = await Promise.all([
    selectRows<Row>(db, question, { after: place, limit: limit + 1 }),
    countRows(db, question, COUNTED_UP_TO + 1),
  ]);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(view),
    next: last ? writeTableCursor(sort, { value: last.placeValue, id: last.placeId }) : null,
    total: Math.min(total, COUNTED_UP_TO),
    totalCapped: total > COUNTED_UP_TO,
  };
}

const TableCursorShape = z.tuple([z.string(), z.string().max(300), z.uuid()]);
const VALUES = {
  timestamptz: /^(?:-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)$/,
  bigint: /^-?\d{1,15}$/,
  text: /^[^\0]*$/,
};

const writeTableCursor = (sort: string, { value, id }: TableCursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

/** Undefined, the beginning, for a cursor that is broken or of another sort. */
function readTableCursor(
  after: string | undefined,
  sort: string,
  type: keyof typeof VALUES,
): TableCursor | undefined {
  if (after === undefined) return undefined;
  try {
    const [of, value, id] = TableCursorShape.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
    const isReal = type !== 'timestamptz' || value === '-infinity' || !Number.isNaN(Date.parse(value));
    return of === sort && isReal && VALUES[type].test(value) ? { value, id } : undefined;
  } catch {
    return undefined;
  }
}
