import { ensureMayLook } from '#rules/permissions.ts';
import type { ReportsTable } from '#rules/staff-tables.ts';
import type { StaffReport, TablePage } from '#rules/staff-views.ts';
import type { Context } from '../context.ts';
import { openPage } from './open-page.ts';
import { staffReport } from './staff-report.ts';
import { reportsQuestion } from './staff-reports-store.ts';

/** Reports for staff. Who reported is not shown: it has no weight in the decision. */
export async function listReports(ctx: Context, query: ReportsTable): Promise<TablePage<StaffReport>> {
  ensureMayLook(ctx.viewer, 'handle reports');
  return openPage(ctx.db, reportsQuestion(query), query, staffReport);
}
