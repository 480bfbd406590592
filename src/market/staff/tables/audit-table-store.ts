import { type RawBuilder, sql } from 'kysely';
import { isId } from '#rules/id.ts';
import type { AuditTable } from '#rules/staff/table-schema.ts';
import { accountsFound, containing, type StaffQuery } from './table-store.ts';

export type AuditRow = {
  id: string;
  at: Date;
  account_id: string | null;
  username: string | null;
  action: string;
  object_kind: string;
  object_id: string;
  before: unknown;
  after: unknown;
  reason: string;
};

/** What staff decided. */
export function toAuditQuery({
  q,
  kind,
  from,
  until,
  sort,
}: Omit<AuditTable, 'limit' | 'after'>): StaffQuery {
  const where = [
    ...(q ? [matchAudit(q)] : []),
    ...(kind ? [sql`audit.object_kind = ${kind}`] : []),
    ...(from ? [sql`audit.at >= ${from}::date`] : []),
    ...(until ? [sql`audit.at < ${until}::date + 1`] : []),
  ];
  const order = {
    key: sql`audit.at`,
    type: 'timestamptz',
    first: sort === 'oldest' ? 'least' : 'most',
  } as const;
  return { columns: COLUMNS, from: sql`audit`, where, id: sql`audit.id`, order };
}

const COLUMNS = sql`audit.id, at, account_id, (select username from accounts where id = account_id) as username, action,
  object_kind, object_id, before, after, reason`;

/** An id, the address or name of whoever did it, or letters of the act, the object or the reason. */
function matchAudit(q: string): RawBuilder<unknown> {
  if (isId(q)) return sql`(audit.object_id = ${q} or audit.account_id = ${q}::uuid)`;
  const letters = containing(q);
  return sql`(audit.reason ilike ${letters} or audit.action ilike ${letters} or audit.object_id ilike ${letters}
    or audit.account_id = any(${accountsFound(q)}))`;
}
