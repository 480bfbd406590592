import { ensureMayLook } from '#rules/permissions.ts';
import type { ReportsTable } from '#rules/staff/table-schema.ts';
import type { StaffReport, TablePage } from '../tables/staff-rows-view.ts';
import type { Context } from '../../context.ts';
import { openTablePage } from '../tables/open-table-page.ts';
import { staffReport } from './make-report-row.ts';
import { toReportsQuery } from './report-table-store.ts';

/** Reports for staff. Who reported is not shown: it has no weight in the decision. */
export async function listReports(ctx: Context, query: ReportsTable): Promise<TablePage<StaffReport>> {
  ensureMayLook(ctx.viewer, 'handle reports');
  return openTablePage(ctx.db, toReportsQuery(query), query, staffReport);
}
