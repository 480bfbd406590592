import { WANTED_COUNTED, WANTED_PAGE } from '#rules/wanted/wanted-list.ts';
import type { BrowseWanted } from '#rules/wanted/wanted-schema.ts';
import type { Context } from '../../context.ts';
import { cutPage, readCursor, writeCursor } from '../../cursor.ts';
import { wantedView } from '../make-wanted-view.ts';
import type { WantedList } from '../wanted-view.ts';
import { countWanted, listWanted, PLACES } from './wanted-list-store.ts';

/** What people look for: a page of live requests by filters and order. */
export async function browseWanted(ctx: Context, search: BrowseWanted): Promise<WantedList> {
  const { order, after } = search;
  const now = ctx.now();
  const cursor = readCursor(after, order, PLACES[order].type);
  const [rows, total] = await Promise.all([
    listWanted(ctx.db, { search, cursor, now, most: WANTED_PAGE + 1 }),
    countWanted(ctx.db, { search, now, most: WANTED_COUNTED }),
  ]);
  const { shown, next } = cutPage(rows, WANTED_PAGE, ({ place, id }) =>
    writeCursor(order, { value: place, id }),
  );
  return { items: shown.map((row) => wantedView(row, now)), next, total };
}
