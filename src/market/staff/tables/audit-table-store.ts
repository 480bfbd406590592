import { type RawBuilder, sql } from 'kysely';
import { isId } from '#rules/id.ts';
import { readShortNumber } from '#rules/numbers/short-number.ts';
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
  object_name: string | null;
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

/** Not every object has an id of ours. */
const OBJECT_ID = sql`(case when object_id ~ '^[0-9a-f-]{36}$' then object_id::uuid end)`;

const COLUMNS = sql`audit.id, at, account_id, (select username from accounts where id = account_id) as username, action,
  object_kind, object_id, before, after, reason,
  case object_kind
    when 'ad' then (select number from ads where id = ${OBJECT_ID})
    when 'order' then (select number from orders where id = ${OBJECT_ID})
    when 'account' then (select username from accounts where id = ${OBJECT_ID})
    when 'subscription' then (select username from accounts where id = ${OBJECT_ID})
    when 'report' then object_id
    when 'case' then object_id
    when 'ready-answer' then coalesce(after ->> 'title', before ->> 'title')
  end as object_name`;

/** A number, an id, the address or name of whoever did it or had it done to them, or letters of the act, the object or the reason. */
function matchAudit(q: string): RawBuilder<unknown> {
  const number = readShortNumber(q, 'ad') ?? readShortNumber(q, 'order');
  if (number !== undefined)
    return sql`audit.object_id in (
      select id::text from ads where number = ${number} union all select id::text from orders where number = ${number})`;
  if (isId(q)) return sql`(audit.object_id = ${q} or audit.account_id = ${q}::uuid)`;
  const letters = containing(q);
  return sql`(audit.reason ilike ${letters} or audit.action ilike ${letters} or audit.object_id ilike ${letters}
    or audit.account_id = any(${accountsFound(q)}) or audit.object_id = any(${accountsFound(q)}::text[]))`;
}
