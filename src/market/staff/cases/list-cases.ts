import { maskEmail } from '#rules/accounts/mask-email.ts';
import { toCaseState } from '#rules/help/case-words.ts';
import { can, ensureMayLook } from '#rules/permissions.ts';
import type { CasesTable } from '#rules/staff/table-schema.ts';
import type { Context } from '../../context.ts';
import { openTablePage } from '../tables/open-table-page.ts';
import type { StaffCase, TablePage } from '../tables/staff-rows-view.ts';
import { type CaseRow, toCasesQuery } from './case-table-store.ts';

/** Cases for the desk: safety first, then by the day promised. */
export async function listCases(ctx: Context, query: CasesTable): Promise<TablePage<StaffCase>> {
  const { id } = ensureMayLook(ctx.viewer, 'handle cases');
  const seesManagement = can(ctx.viewer, 'decide cases for the management');
  return openTablePage(ctx.db, toCasesQuery(query, { id, seesManagement }), query, staffCase);
}

export const staffCase = (row: CaseRow): StaffCase => ({
  caseNumber: row.case_number,
  topic: row.topic,
  state: toCaseState({ dueAt: row.due_at, closedAt: row.closed_at }),
  text: row.text,
  email: maskEmail(row.email),
  person: row.account_id === null ? null : { id: row.account_id, username: row.username ?? '' },
  handler: row.handler,
  isForManagement: row.for_management,
  dueAt: row.due_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  lastAt: row.last_at.toISOString(),
});
