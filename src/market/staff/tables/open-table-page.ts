import type { Database } from '#platform/postgres/database.ts';
import { COUNTED_UP_TO, type Paging } from '#rules/staff/table-words.ts';
import { cutPage, readCursor, writeCursor } from '../../cursor.ts';
import type { TablePage } from './staff-rows-view.ts';
import { countRows, selectRows, type StaffQuery } from './table-store.ts';

type Asked = Paging & { sort: string };

/** One page of a table: the first one for a cursor that is broken or of another sort. */
export async function openTablePage<Row, View>(
  db: Database,
  query: StaffQuery,
  { limit, after, sort }: Asked,
  view: (row: Row) => View,
): Promise<TablePage<View>> {
  const cursor = readCursor(after, sort, query.order.type);
  const [rows, total] = await Promise.all([
    selectRows<Row>(db, query, { after: cursor, limit: limit + 1 }),
    countRows(db, query, COUNTED_UP_TO + 1),
  ]);
  const { shown, next } = cutPage(rows, limit, ({ placeValue, placeId }) =>
    writeCursor(sort, { value: placeValue, id: placeId }),
  );
  return {
    items: shown.map(view),
    next,
    total: Math.min(total, COUNTED_UP_TO),
    totalCapped: total > COUNTED_UP_TO,
  };
}
