import { isCaseNumber } from '#rules/help/case-words.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { StaffReport } from '../tables/staff-rows-view.ts';
import type { Context } from '../../context.ts';
import { canAnswerAppeal } from '../../moderation/can-answer-appeal.ts';
import { staffReport } from './make-report-row.ts';
import { toReportQuery, type ReportRow } from './report-table-store.ts';
import { selectRows } from '../tables/table-store.ts';

/** Nobody answers the appeal against their own decision while somebody else can. */
type OneReport = StaffReport & { isOwnDecision: boolean; mayAnswerAppeal: boolean };

/** One report, for admins. */
export async function showReport(ctx: Context, caseNumber: string): Promise<OneReport> {
  const admin = ensureMayLook(ctx.viewer, 'handle reports');
  const [row] = isCaseNumber(caseNumber)
    ? await selectRows<ReportRow>(ctx.db, toReportQuery(caseNumber), { limit: 1 })
    : [];
  if (!row) throw new Refusal('not-found', 'There is no such case.');
  const isOwnDecision = row.decided_by === admin.id;
  const mayAnswerAppeal = await canAnswerAppeal(ctx.db, row.decided_by, admin.id);
  return { ...staffReport(row), isOwnDecision, mayAnswerAppeal };
}
