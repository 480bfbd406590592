import { type RawBuilder, sql } from 'kysely';
import { isId } from '#rules/id.ts';
import type { PlanType } from '#rules/payments/subscription.ts';
import type { SubscriptionsTable } from '#rules/staff/table-schema.ts';
import { containing, type TableOrder, type StaffQuery } from '../tables/table-store.ts';

export type SubscriptionRow = {
  account_id: string;
  username: string;
  email: string;
  account_type: 0 | 1 | 2;
  plan: PlanType | 0;
  starts_at: Date;
  ends_at: Date | null;
  order_id: string | null;
  granted_by: string | null;
  switched_off_at: Date | null;
};

/** Everybody's subscription: of several periods the one that began last. */
export function toSubscriptionsQuery(
  { q, plan, state, source, sort }: Omit<SubscriptionsTable, 'limit' | 'after'>,
  now: Date,
): StaffQuery {
  const where = [
    LAST_ONE,
    sql`account.purged_at is null`,
    ...(q ? [matchSubscriptions(q)] : []),
    ...(plan ? [sql`period.plan = ${Number(plan)}`] : []),
    ...(state ? [stateCondition(state, now)] : []),
    ...(source ? [SOURCES[source]] : []),
  ];
  return { columns: COLUMNS, from: FROM, where, id: sql`period.id`, order: ORDERS[sort] };
}

const FROM = sql`subscriptions as period join accounts as account on account.id = period.account_id`;
const COLUMNS = sql`period.account_id, username, email, account_type, plan, starts_at, ends_at, order_id, granted_by,
  switched_off_at`;
const LAST_ONE = sql`not exists (
  select from subscriptions as later
  where later.account_id = period.account_id and (later.starts_at, later.id) > (period.starts_at, period.id))`;

const SOURCES: Record<NonNullable<SubscriptionsTable['source']>, RawBuilder<unknown>> = {
  bought: sql`period.order_id is not null`,
  granted: sql`period.granted_by is not null`,
  free: sql`period.order_id is null and period.granted_by is null`,
};

const ORDERS: Record<SubscriptionsTable['sort'], TableOrder> = {
  newest: { key: sql`period.starts_at`, type: 'timestamptz', first: 'most' },
  oldest: { key: sql`period.starts_at`, type: 'timestamptz', first: 'least' },
  ending: {
    key: sql`coalesce(period.ends_at, '9999-01-01 00:00:00+00'::timestamptz)`,
    type: 'timestamptz',
    first: 'least',
  },
};

function stateCondition(state: NonNullable<SubscriptionsTable['state']>, now: Date): RawBuilder<unknown> {
  if (state === 'off') return sql`period.switched_off_at is not null`;
  if (state === 'over') return sql`period.switched_off_at is null and period.ends_at <= ${now}`;
  return sql`period.switched_off_at is null and (period.ends_at is null or period.ends_at > ${now})`;
}

/** People first, then their periods: the letters of a name have an index, a join over all periods has none. */
function matchSubscriptions(q: string): RawBuilder<unknown> {
  if (isId(q)) return sql`period.account_id = ${q}`;
  const letters = containing(q);
  return sql`period.account_id in (select id from accounts
    where email like ${letters.toLowerCase()} or username ilike ${letters})`;
}
