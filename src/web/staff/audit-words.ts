import type { AuditEntry } from '#market/staff/staff-rows-view.ts';

/** What an entry changed, field by field: 'status: live → sold'. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name) =>
      name in was ? `${name}: ${said(was[name])} → ${said(is[name])}` : `${name}: ${said(is[name])}`,
    );
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const said = (value: unknown): string =>
  value === null || value === undefined
    ? 'nothing'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** Where the thing is that an entry is about; null where it has no page. */
export function placeOf({
  objectKind,
  objectId,
}: Pick<AuditEntry, 'objectKind' | 'objectId'>): string | null {
  if (objectKind === 'ad') return `/super-admin-user/ad/${objectId}`;
  if (objectKind === 'account' || objectKind === 'subscription') return `/super-admin-user/user/${objectId}`;
  if (objectKind === 'report') return `/super-admin-user/report/${objectId}`;
  return null;
}
