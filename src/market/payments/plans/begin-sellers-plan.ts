import type { Database } from '#platform/postgres/database.ts';
import { ALSO_SELLS_WITH, BUYER_PLANS, isRunning } from '#rules/payments/subscription.ts';
import type { Context } from '../../context.ts';
import { findCurrentPeriod, insertPeriod } from './subscription-store.ts';

/**
 * A buyer whose plan runs has the free plan of sellers from the moment they also sell; what was paid for as a buyer runs
 * on beside it. Whoever has no plan, or one that ended or was switched off, chooses one as every seller does.
 */
export async function beginSellersPlan(ctx: Context, db: Database, accountId: string): Promise<void> {
  const current = await findCurrentPeriod(db, accountId);
  if (current === null || current.plan === 0 || !BUYER_PLANS.includes(current.plan)) return;
  const now = ctx.now();
  if (!isRunning(current, now)) return;
  await insertPeriod(db, { accountId, plan: ALSO_SELLS_WITH, startsAt: now, endsAt: null, orderId: null });
}
