import type { Route } from './+types/staff-export-route.ts';
import { can } from '#rules/permissions.ts';
import { STAFF_TABLE_WORDS, type StaffTableName } from '#rules/staff/table-words.ts';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { readAdScope } from './ads/ad-scope.ts';
import { readFigures } from './figures/read-figures.ts';
import { readTable } from './tables/read-table.ts';
import { streamAnswer } from '../request/stream-answer.ts';

/** Exactly what a table shows under its filters, as a file that is written while it is read. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (params.file === 'figures.csv') return sendFigures(context, url);
  if (params.file === 'sale-figures.csv') return sendSaleFigures(context, url);
  const table = Object.keys(STAFF_TABLE_WORDS).find((name) => `${name}.csv` === params.file);
  if (!table) throw new Response(null, { status: 404 });
  const { viewer, staff } = context.get(marketContext);
  const lines = await orRefusedPage(
    staff.export({
      table: table as StaffTableName,
      query: readTable(table as StaffTableName, url),
      scope: readAdScope(url, can(viewer, 'see all ads')),
    }),
  );
  return sendFile(streamAnswer(lines), `${table}.csv`);
}

/** What the page of figures shows, as a file. */
async function sendFigures(context: Route.LoaderArgs['context'], url: URL) {
  const { staff } = context.get(marketContext);
  return sendFile(await orRefusedPage(staff.figuresFile(readFigures(url).asked)), 'figures.csv');
}

/** What stands above the books of protected sales, as a file. */
async function sendSaleFigures(context: Route.LoaderArgs['context'], url: URL) {
  const { staff } = context.get(marketContext);
  const lines = await orRefusedPage(staff.saleFiguresFile(readTable('sale-ledger', url)));
  return sendFile(lines, 'sale-figures.csv');
}

const sendFile = (body: BodyInit, name: string) =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
