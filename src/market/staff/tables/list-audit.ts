import { ensure } from '#rules/permissions.ts';
import type { AuditTable } from '#rules/staff/table-schema.ts';
import type { AuditEntry, TablePage } from './staff-rows-view.ts';
import type { Context } from '../../context.ts';
import { type AuditRow, toAuditQuery } from './audit-table-store.ts';
import { openTablePage } from './open-table-page.ts';

/** Every decision of staff: who, what, before, after, when and why. */
export async function listAudit(ctx: Context, query: AuditTable): Promise<TablePage<AuditEntry>> {
  ensure(ctx.viewer, 'read the audit log');
  return openTablePage(ctx.db, toAuditQuery(query), query, auditEntry);
}

const auditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.account_id === null ? null : { id: row.account_id, username: row.username ?? '' },
  action: row.action,
  objectKind: row.object_kind,
  objectId: row.object_id,
  objectName: row.object_name,
  before: row.before,
  after: row.after,
  reason: row.reason,
});
