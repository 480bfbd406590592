import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#rules/accounts/account.ts';
import type { StandingHold } from '../../holds/hold-view.ts';
import { isId } from '#rules/id.ts';
import type { PlanType } from '#rules/payments/subscription.ts';
import type { UsersTable } from '#rules/staff/table-schema.ts';
import { containing, type TableOrder, type StaffQuery } from '../tables/table-store.ts';

export type UserRow = {
  id: string;
  username: string;
  email: string;
  role: Role;
  epoch: number;
  account_type: 0 | 1 | 2;
  country: string;
  created_at: Date;
  last_login_at: Date | null;
  verified_at: Date | null;
  blocked_at: Date | null;
  deleted_at: Date | null;
  invited_until: Date | null;
  holds: StandingHold[];
  period: { plan: PlanType | 0; endsAt: string | null; isOff: boolean } | null;
  live_ads: number;
  open_reports: number;
};

/** People as admins look through them. Whoever was purged is nobody any more. */
export function toUsersQuery({ q, kind, state, sort }: Omit<UsersTable, 'limit' | 'after'>): StaffQuery {
  const where = [
    sql`accounts.purged_at is null`,
    ...(q ? [matchUsers(q)] : []),
    ...(kind ? [KINDS[kind]] : []),
    ...(state ? [STATES[state]] : []),
  ];
  return { columns: COLUMNS, from: sql`accounts`, where, id: sql`accounts.id`, order: ORDERS[sort] };
}

/** One person, asked like a table of one row. */
export const toUserQuery = (id: string): StaffQuery => ({
  columns: COLUMNS,
  from: sql`accounts`,
  where: [sql`accounts.purged_at is null`, isId(id) ? sql`accounts.id = ${id}` : sql`false`],
  id: sql`accounts.id`,
  order: ORDERS.newest,
});

const COLUMNS = sql`accounts.id, username, email, role, epoch, account_type, country, accounts.created_at, last_login_at,
  verified_at, blocked_at, deleted_at, invited_until,
  (select coalesce(json_agg(json_build_object('kind', kind, 'since', to_json(placed_at at time zone 'UTC') #>> '{}' || 'Z',
      'caseNumber', case_number) order by placed_at, holds.id), '[]')
    from holds left join reports on reports.id = report_id
    where holds.account_id = accounts.id and lifted_at is null) as holds,
  (select json_build_object('plan', subscriptions.plan, 'endsAt', ends_at, 'isOff', switched_off_at is not null)
    from subscriptions left join orders on orders.id = order_id where subscriptions.account_id = accounts.id
    order by orders.refunded_at is not null, starts_at desc, subscriptions.id desc limit 1) as period,
  (select count(*)::int from ads where seller_id = accounts.id and status = 'live' and held is null) as live_ads,
  (select count(*)::int from reports where account_id = accounts.id and decided_at is null)
    + (select count(*)::int from ads join reports on ad_id = ads.id and decided_at is null
      where seller_id = accounts.id) as open_reports`;

const KINDS: Record<NonNullable<UsersTable['kind']>, RawBuilder<unknown>> = {
  buyer: sql`accounts.account_type = 1`,
  seller: sql`accounts.account_type = 2`,
  creator: sql`accounts.role = 'creator'`,
  moderator: sql`accounts.role = 'moderator'`,
  admin: sql`accounts.role = 'admin'`,
  staff: sql`accounts.role <> 'enduser'`,
};

const HERE = sql`accounts.blocked_at is null and accounts.deleted_at is null`;
const STATES: Record<NonNullable<UsersTable['state']>, RawBuilder<unknown>> = {
  active: sql`${HERE} and accounts.verified_at is not null`,
  unverified: sql`${HERE} and accounts.verified_at is null`,
  suspended: sql`accounts.blocked_at is not null`,
  leaving: sql`accounts.blocked_at is null and accounts.deleted_at is not null and accounts.invited_until is null`,
  invited: sql`accounts.blocked_at is null and accounts.invited_until is not null`,
};

const ORDERS: Record<UsersTable['sort'], TableOrder> = {
  newest: { key: sql`accounts.created_at`, type: 'timestamptz', first: 'most' },
  oldest: { key: sql`accounts.created_at`, type: 'timestamptz', first: 'least' },
  seen: { key: sql`coalesce(accounts.last_login_at, '-infinity')`, type: 'timestamptz', first: 'most' },
  name: { key: sql`lower(accounts.username)`, type: 'text', first: 'least' },
};

function matchUsers(q: string): RawBuilder<unknown> {
  if (isId(q)) return sql`accounts.id = ${q}`;
  const letters = containing(q);
  return sql`(accounts.email like ${letters.toLowerCase()} or accounts.username ilike ${letters})`;
}
