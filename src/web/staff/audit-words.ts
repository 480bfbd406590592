import type { AuditEntry } from '#market/staff/tables/staff-rows-view.ts';
import { isId } from '#rules/id.ts';

/** An entry as a line of a page says it. */
export type AuditLine = ReturnType<typeof toAuditLine>;

export const toAuditLine = (entry: AuditEntry) => ({
  id: entry.id,
  at: entry.at,
  by: entry.by?.username ?? 'the system',
  action: entry.action,
  changes: listChanges(entry),
  reason: entry.reason,
});

/** So many stand on a page; the others are in the audit. */
const SHOWN_DECISIONS = 25;

/** What was done, without who only looked: that is in the audit, and would push the decisions off a page. */
export const listDecisions = (entries: readonly AuditEntry[]): AuditEntry[] =>
  entries.filter(({ action }) => !action.endsWith('.read')).slice(0, SHOWN_DECISIONS);

/** The same where it does not go without saying what it is about. */
export type AuditRow = ReturnType<typeof toAuditRow>;

export const toAuditRow = (entry: AuditEntry) => ({
  ...toAuditLine(entry),
  about: `${entry.objectKind} ${toName(entry)}`.trim(),
  path: findAuditedPath(entry),
});

/** What has neither number nor name is known by its id alone, which nobody reads. */
const toName = ({ objectName, objectId }: AuditEntry): string =>
  objectName ?? (isId(objectId) ? '' : objectId);

/** What an entry changed, field by field: 'status: live → sold'. */
function listChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const [was, is] = [toRecord(before), toRecord(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]) && !isId(String(is[name])))
    .map((name) =>
      name in was
        ? `${name}: ${showValue(was[name])} → ${showValue(is[name])}`
        : `${name}: ${showValue(is[name])}`,
    );
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const showValue = (value: unknown): string =>
  value === null || value === undefined
    ? 'nothing'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** Where the thing is that an entry is about; null where it has no page. */
function findAuditedPath({
  objectKind,
  objectId,
}: Pick<AuditEntry, 'objectKind' | 'objectId'>): string | null {
  if (objectKind === 'ad') return `/super-admin-user/ad/${objectId}`;
  if (objectKind === 'account' || objectKind === 'subscription') return `/super-admin-user/user/${objectId}`;
  if (objectKind === 'case') return `/super-admin-user/case/${objectId}`;
  if (objectKind === 'ready-answer') return '/super-admin-user/ready-answers';
  if (objectKind === 'plan') return '/super-admin-user/plan-prices';
  if (objectKind === 'sale') return `/super-admin-user/sale/${objectId}`;
  if (objectKind === 'order') return `/super-admin-user/order/${objectId}`;
  if (objectKind === 'report') return `/super-admin-user/report/${objectId}`;
  return null;
}
