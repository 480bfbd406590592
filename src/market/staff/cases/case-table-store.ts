import { type RawBuilder, sql } from 'kysely';
import type { CaseEntryKind } from '#platform/postgres/schema.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { CasesTable } from '#rules/staff/table-schema.ts';
import { accountsFound, containing, type StaffQuery } from '../tables/table-store.ts';

export type CaseRow = {
  id: string;
  case_number: string;
  topic: string;
  text: string;
  email: string;
  account_id: string | null;
  username: string | null;
  handler: string | null;
  handler_id: string | null;
  for_management: boolean;
  version: number;
  due_at: Date | null;
  closed_at: Date | null;
  created_at: Date;
  last_at: Date;
  ad_id: string | null;
  ad_number: string | null;
  /** Who of us wrote first. */
  opener: string | null;
};

type Asker = { id: string; seesManagement: boolean };

/** Cases as the desk looks through them; those of the management only for whoever may decide them. */
export function toCasesQuery(
  { q, state, kind, whose, sort }: Omit<CasesTable, 'limit' | 'after'>,
  { id, seesManagement }: Asker,
): StaffQuery {
  const where = [
    ...(state === 'all' ? [] : [STATES[state]]),
    ...(kind ? [sql`cases.topic = ${kind}`] : []),
    ...(whose ? [toWhose(whose, id)] : []),
    ...(seesManagement ? [] : [sql`not cases.for_management`]),
    ...(q ? [matchCases(q)] : []),
  ];
  // What waits stands in the order of the queue; of the rest the newest is looked for.
  const isQueue = state === 'waiting' && sort === 'promised';
  const order = isQueue
    ? ({ key: sql`cases.queued_at`, type: 'timestamptz', first: 'least' } as const)
    : ({ key: sql`cases.created_at`, type: 'timestamptz', first: 'most' } as const);
  return { columns: COLUMNS, from: FROM, where, id: sql`cases.id`, order };
}

/** One case, asked like a table of one row. */
export const toCaseQuery = (caseNumber: string): StaffQuery => ({
  columns: COLUMNS,
  from: FROM,
  where: [sql`cases.case_number = ${caseNumber}`],
  id: sql`cases.id`,
  order: { key: sql`cases.created_at`, type: 'timestamptz', first: 'least' },
});

const FROM = sql`cases
  left join accounts as person on person.id = cases.account_id and person.purged_at is null
  left join accounts as opener on opener.id = cases.opened_by
  left join accounts as handler on handler.id = cases.handler_id
  left join ads as ad on ad.id = cases.ad_id`;
const COLUMNS = sql`cases.id, case_number, topic, cases.text, cases.email, person.id as account_id, person.username,
  handler.username as handler, handler_id, for_management, cases.version, due_at, closed_at, cases.created_at, last_at,
  ad.id as ad_id, ad.number as ad_number, opener.username as opener`;

const STATES: Record<Exclude<CasesTable['state'], 'all'>, RawBuilder<unknown>> = {
  waiting: sql`cases.due_at is not null`,
  answered: sql`cases.due_at is null and cases.closed_at is null`,
  closed: sql`cases.closed_at is not null`,
};

function toWhose(whose: NonNullable<CasesTable['whose']>, id: string): RawBuilder<unknown> {
  if (whose === 'management') return sql`cases.for_management`;
  return whose === 'mine' ? sql`cases.handler_id = ${id}` : sql`cases.handler_id is null`;
}

/** A case number, the address or name of whoever wrote, or words of the case. */
function matchCases(q: string): RawBuilder<unknown> {
  if (q.includes('@'))
    return sql`(cases.email like ${containing(q.toLowerCase())} or cases.account_id = any(${accountsFound(q)}))`;
  return sql`(cases.case_number = ${q.toUpperCase()} or cases.text ilike ${containing(q)}
    or cases.account_id = any(${accountsFound(q)}))`;
}

export type EntryRow = {
  id: string;
  kind: CaseEntryKind;
  by: string | null;
  text: string;
  created_at: Date;
};

export async function listEntries(db: Database, caseId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry.id, kind, author.username as by, coalesce(text, note) as text, entry.created_at
    from case_entries as entry left join accounts as author on author.id = author_id
    where case_id = ${caseId} order by entry.created_at, entry.id`.execute(db);
  return rows;
}

export type CaseCounts = {
  before: number;
  open: number;
  bought: number;
  sold: number;
  account: string | null;
};

/** What else is known: earlier cases from this address or account, sales, and who has this address here. */
export async function countAroundCase(
  db: Database,
  { id, email, accountId }: { id: string; email: string; accountId: string | null },
): Promise<CaseCounts> {
  const { rows } = await sql<CaseCounts>`select
    (select count(*)::int from cases where id <> ${id} and (email = ${email} or account_id = ${accountId})) as before,
    (select count(*)::int from cases
      where id <> ${id} and closed_at is null and (email = ${email} or account_id = ${accountId})) as open,
    (select count(*)::int from sales where buyer_id = ${accountId}) as bought,
    (select count(*)::int from sales where seller_id = ${accountId}) as sold,
    (select id::text from accounts where accounts.email = ${email} and purged_at is null limit 1) as account`.execute(
    db,
  );
  return rows[0] ?? { before: 0, open: 0, bought: 0, sold: 0, account: null };
}
