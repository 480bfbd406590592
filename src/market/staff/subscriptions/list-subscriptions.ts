import { maskEmail } from '#rules/accounts/mask-email.ts';
import { ensure } from '#rules/permissions.ts';
import { isRunning, namePlan } from '#rules/payments/subscription.ts';
import type { SubscriptionsTable } from '#rules/staff/table-schema.ts';
import type { StaffSubscription, TablePage } from '../tables/staff-rows-view.ts';
import type { Context } from '../../context.ts';
import { openTablePage } from '../tables/open-table-page.ts';
import { type SubscriptionRow, toSubscriptionsQuery } from './subscription-table-store.ts';

/** Who has which plan, until when and how they came by it. */
export async function listSubscriptions(
  ctx: Context,
  query: SubscriptionsTable,
): Promise<TablePage<StaffSubscription>> {
  ensure(ctx.viewer, 'see subscriptions');
  const now = ctx.now();
  return openTablePage(ctx.db, toSubscriptionsQuery(query, now), query, (row: SubscriptionRow) =>
    staffSubscription(row, now),
  );
}

const staffSubscription = (row: SubscriptionRow, now: Date): StaffSubscription => ({
  userId: row.account_id,
  username: row.username,
  email: maskEmail(row.email),
  accountType: row.account_type,
  plan: row.plan,
  planName: namePlan(row.plan),
  state: toSubscriptionState(row, now),
  source: row.order_id ? 'bought' : row.granted_by ? 'granted' : 'free',
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
});

function toSubscriptionState(row: SubscriptionRow, now: Date): StaffSubscription['state'] {
  if (row.switched_off_at) return 'off';
  return isRunning({ plan: row.plan, endsAt: row.ends_at, isSwitchedOff: false }, now) ? 'running' : 'over';
}
