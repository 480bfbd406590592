import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { QUEUE_NAMES, STAFF_QUEUES, type QueueName } from '#rules/staff/queues.ts';

/** Whose queues they are: nobody works at what they entered or decided themselves, or at what is the management's. */
export type QueueReader = {
  id: string;
  isAdmin: boolean;
  /** Whether nobody else could answer an appeal against their decision. */
  judgesAlone: boolean;
};

type Queue = {
  from: RawBuilder<unknown>;
  where: (reader: QueueReader, now: Date) => RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  /** The day promised, where each has its own. */
  due?: RawBuilder<unknown>;
  /** The order it is worked off in, as an index has it. */
  order: RawBuilder<unknown>;
  isAhead?: RawBuilder<unknown>;
  /** Which one it is in its address, what it is about, and by whom. */
  key: RawBuilder<unknown>;
  title: RawBuilder<unknown>;
  person: RawBuilder<unknown>;
};

/** How much of what somebody wrote is shown. */
export const GLIMPSE = 70;
/** Cases of safety stand far before their day. */
const AHEAD = sql.lit('1 year');
const nobody = sql`null::text`;

const QUEUES: Record<QueueName, Queue> = {
  review: {
    from: sql`ads`,
    where: ({ isAdmin, id }) =>
      isAdmin
        ? sql`status = 'pending_review'`
        : sql`status = 'pending_review' and entered_by is distinct from ${id}`,
    since: sql`status_since`,
    order: sql`status_since, id`,
    key: sql`id::text`,
    title: sql`left(coalesce(title, number), ${sql.lit(GLIMPSE)})`,
    person: sql`(select username from accounts where accounts.id = seller_id)`,
  },
  wanted: {
    from: sql`wanted_ads`,
    // One whose day has passed waits no longer.
    where: (_, now) => sql`status = 'pending_review' and held is null and ends_at > ${now}`,
    since: sql`updated_at`,
    order: sql`updated_at, id`,
    key: sql`id::text`,
    title: sql`left(coalesce(nullif(note, ''), format('%s g of %s hair', grams, array_to_string(colours, ' or '))),
      ${sql.lit(GLIMPSE)})`,
    person: sql`(select username from accounts where accounts.id = buyer_id)`,
  },
  reports: {
    from: sql`reports`,
    where: () => sql`decided_at is null`,
    since: sql`created_at`,
    order: sql`queued_at, id`,
    isAhead: sql`queued_at < created_at`,
    key: sql`case_number`,
    title: sql`reason::text`,
    person: nobody,
  },
  appeals: {
    from: sql`reports`,
    where: ({ id, judgesAlone }) => sql`appealed_at is not null and appeal_decided_at is null
      ${judgesAlone ? sql`` : sql`and decided_by is distinct from ${id}`}`,
    since: sql`appealed_at`,
    order: sql`appealed_at, id`,
    key: sql`case_number`,
    title: sql`reason::text`,
    person: nobody,
  },
  held: {
    from: sql`messages`,
    where: () => sql`screening = 'held' and held_decision is null`,
    since: sql`sent_at`,
    order: sql`sent_at, id`,
    key: sql`id::text`,
    title: sql`left(original_text, ${sql.lit(GLIMPSE)})`,
    person: sql`(select username from accounts where accounts.id = sender_id)`,
  },
  cases: {
    from: sql`cases`,
    where: ({ isAdmin }) =>
      isAdmin ? sql`due_at is not null` : sql`due_at is not null and not for_management`,
    // Since the first words behind our last answer: whoever writes a second time has waited no less.
    since: sql`coalesce((select min(entry.created_at) from case_entries as entry
      where entry.case_id = cases.id and entry.kind = 'words' and entry.created_at > (
        select max(answer.created_at) from case_entries as answer
        where answer.case_id = cases.id and answer.kind = 'answer')), cases.created_at)`,
    due: sql`due_at`,
    order: sql`queued_at, id`,
    isAhead: sql`queued_at < due_at - ${AHEAD}::interval`,
    key: sql`case_number`,
    title: sql`left(text, ${sql.lit(GLIMPSE)})`,
    person: sql`(select username from accounts where accounts.id = account_id)`,
  },
  buyers: {
    from: sql`buyer_checks`,
    where: () => sql`state = 'asked'`,
    since: sql`asked_at`,
    order: sql`asked_at, account_id`,
    key: sql`account_id::text`,
    title: sql`left(business_name, ${sql.lit(GLIMPSE)})`,
    person: sql`(select username from accounts where accounts.id = account_id)`,
  },
};

export type CountRow = {
  name: QueueName;
  waiting: number;
  overdue: number;
  since: Date | null;
  due: Date | null;
};

/** How much waits in each of these queues, how much of it is late, and what is due first. */
export async function countQueues(
  db: Database,
  names: readonly QueueName[],
  reader: QueueReader,
  now: Date,
): Promise<CountRow[]> {
  if (names.length === 0) return [];
  const parts = names.map((name) => {
    const { from, where, since } = QUEUES[name];
    // The least pair is that of what is due first.
    return sql`(select ${name}::text as name, count(*)::int as waiting,
      count(*) filter (where due < ${now})::int as overdue, (min(array[due, since]))[2] as since, min(due) as due
      from (select ${since} as since, ${dueOf(name)} as due from ${from} where ${where(reader, now)}) as queue)`;
  });
  const { rows } = await sql<CountRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.toSorted((a, b) => QUEUE_NAMES.indexOf(a.name) - QUEUE_NAMES.indexOf(b.name));
}

export type WaitingRow = {
  name: QueueName;
  key: string;
  title: string;
  person: string | null;
  since: Date;
  due: Date;
  is_ahead: boolean;
};

/** The first of each of these queues, in the order they are worked off in. */
export async function listFirst(
  db: Database,
  names: readonly QueueName[],
  reader: QueueReader,
  { most, now }: { most: number; now: Date },
): Promise<WaitingRow[]> {
  if (names.length === 0) return [];
  const parts = names.map((name) => {
    const { from, where, since, order, isAhead = sql`false`, key, title, person } = QUEUES[name];
    return sql`(select ${name}::text as name, ${key} as key, ${title} as title, ${person} as person,
      ${since} as since, ${dueOf(name)} as due, ${isAhead} as is_ahead
      from ${from} where ${where(reader, now)} order by ${order} limit ${most})`;
  });
  const { rows } = await sql<WaitingRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

function dueOf(name: QueueName): RawBuilder<unknown> {
  const { since, due = null } = QUEUES[name];
  return due ?? sql`${since} + ${sql.lit(`${STAFF_QUEUES[name].promisedHours} hours`)}::interval`;
}

type Colleague = {
  id: string;
  username: string;
  email: string;
  country: string | null;
  role: 'creator' | 'moderator' | 'admin';
  account_type: number;
};

/** Staff who can sign in. */
export async function listWorkingStaff(db: Database): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select id, username, email, country, role, account_type from accounts
    where role <> 'enduser' and verified_at is not null and blocked_at is null and deleted_at is null
    order by id`.execute(db);
  return rows;
}
