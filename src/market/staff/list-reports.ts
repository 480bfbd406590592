import { ensure } from '#rules/permissions.ts';
import type { ReportsTable } from '#rules/staff-tables.ts';
import type { StaffReport, TablePage } from '#rules/staff-views.ts';
import type { Context } from '../context.ts';
import { openPage } from './open-page.ts';
import { type ReportRow, reportsQuestion } from './staff-reports-store.ts';

/** Reports for staff. Who reported is not shown: it has no weight in the decision. */
export async function listReports(ctx: Context, query: ReportsTable): Promise<TablePage<StaffReport>> {
  ensure(ctx.viewer, 'handle reports');
  return openPage(ctx.db, reportsQuestion(query), query, staffReport);
}

const staffReport = (row: ReportRow): StaffReport => ({
  caseNumber: row.case_number,
  reason: row.reason,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  target: targetOf(row),
  about: row.about_id === null ? null : { id: row.about_id, username: row.about_name ?? '' },
  tookDown: row.took_down,
  outcome: row.outcome,
  statement: row.statement,
  appeal: row.appeal_text,
  appealOutcome: row.appeal_outcome,
});

function targetOf(row: ReportRow): StaffReport['target'] {
  if (row.ad_id !== null) return { kind: 'ad', id: row.ad_id, label: row.ad_title ?? '' };
  if (row.message_id !== null) return { kind: 'message', id: row.message_id, label: row.message_text ?? '' };
  return { kind: 'user', id: row.account_id ?? '', label: row.about_name ?? '' };
}
