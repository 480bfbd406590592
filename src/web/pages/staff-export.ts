import type { Route } from './+types/staff-export.ts';
import { can } from '#rules/permissions.ts';
import { STAFF_TABLES, type StaffTableName } from '#rules/staff-tables.ts';
import { marketContext } from '../page-context.ts';
import { orRefusedPage } from '../refused-page.ts';
import { scopeOf } from '../staff/ad-scope.ts';
import { readTable } from '../staff/table-state.ts';
import { streamOf } from '../stream-of.ts';

/** Exactly what a table shows under its filters, as a file that is written while it is read. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const table = Object.keys(STAFF_TABLES).find((name) => `${name}.csv` === params.file);
  if (!table) throw new Response(null, { status: 404 });
  const { viewer, staff } = context.get(marketContext);
  const lines = await orRefusedPage(
    staff.export({
      table: table as StaffTableName,
      query: readTable(table as StaffTableName, url),
      scope: scopeOf(url, can(viewer, 'see all ads')),
    }),
  );
  return new Response(streamOf(lines), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${table}.csv"`,
    },
  });
}
