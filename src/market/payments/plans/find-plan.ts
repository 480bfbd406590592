import type { Database } from '#platform/postgres/database.ts';
import { ACCOUNT_TYPE, type Account } from '#rules/accounts/account.ts';
import {
  BUYER_PLANS,
  toSubscriptionFlags,
  toPlanLimits,
  needsRenewal,
  PLANS,
  type Plan,
  type SubscriptionFlags,
} from '#rules/payments/subscription.ts';
import type { Limits } from '#rules/payments/plan-limits.ts';
import type { Context } from '../../context.ts';
import { findCurrentPeriod, findRunningPlan } from './subscription-store.ts';

/** How somebody stands: the two flags of the login answer, the plan that runs or ran last, and what it allows now. */
export type StandingPlan = {
  flags: SubscriptionFlags;
  plan: Plan | null;
  limits: Limits;
  startsAt: Date | null;
  endsAt: Date | null;
  needsRenewal: boolean;
};

/** Somebody's plan, read afresh. Inside a write hand in its `db`, so that the limit holds for what is written. */
export async function findPlan(
  ctx: Pick<Context, 'db' | 'now'>,
  account: Pick<Account, 'id' | 'role' | 'accountType'>,
  db: Database = ctx.db,
): Promise<StandingPlan> {
  const period = await findCurrentPeriod(db, account.id);
  const flags = toSubscriptionFlags(account, period, ctx.now());
  const beside =
    account.accountType === ACCOUNT_TYPE.seller
      ? await findRunningPlan(db, account.id, { among: BUYER_PLANS, now: ctx.now() })
      : undefined;
  return {
    flags,
    plan: flags.subscriptionType === 0 ? null : PLANS[flags.subscriptionType],
    limits: toPlanLimits(account, flags, beside),
    startsAt: period?.startsAt ?? null,
    endsAt: period?.endsAt ?? null,
    needsRenewal: needsRenewal(flags),
  };
}
