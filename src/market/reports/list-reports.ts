import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { listReportRows } from './decision-store.ts';

/** Reports for staff. Who reported is not shown: it has no weight in the decision. */
export async function listReports(
  ctx: Context,
  { which, limit }: { which: 'open' | 'appealed' | 'decided'; limit: number },
) {
  ensure(ctx.viewer, 'handle reports');
  const rows = await listReportRows(ctx.db, which, limit);
  return rows.map((row) => ({
    caseNumber: row.case_number,
    reason: row.reason,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    target: targetOf(row),
    tookDown: row.took_down,
    outcome: row.outcome,
    statement: row.statement,
    appeal: row.appeal_text,
    appealOutcome: row.appeal_outcome,
  }));
}

type Row = Awaited<ReturnType<typeof listReportRows>>[number];

function targetOf(row: Row): { kind: 'ad' | 'message' | 'user'; id: string; label: string } {
  if (row.ad_id !== null) return { kind: 'ad', id: row.ad_id, label: row.ad_title ?? '' };
  if (row.message_id !== null) return { kind: 'message', id: row.message_id, label: row.message_text ?? '' };
  return { kind: 'user', id: row.account_id ?? '', label: row.username ?? '' };
}
