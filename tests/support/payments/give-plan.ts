import type { PlanType } from '#rules/payments/subscription.ts';
import { enterTrader } from '../trade/enter-trader.ts';
import type { TestSite } from '../site/test-site.ts';

/** A running plan, granted by Dara where it is not free; whoever trades has said who they are. */
export async function givePlan(
  { db, people, clock }: Pick<TestSite, 'db' | 'people' | 'clock'>,
  accountId: string,
  plan: PlanType,
  now = clock.now,
): Promise<void> {
  const grantedBy = plan === 1 || plan === 5 ? null : people.dara.id;
  await db
    .insertInto('subscriptions')
    .values({ account_id: accountId, plan, starts_at: now, ends_at: null, granted_by: grantedBy })
    .execute();
  if (plan === 4) await enterTrader(db, accountId, now);
}
