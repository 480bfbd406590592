import type { LoginDetails, NotUsable } from '../account-view.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import type { FullAccount } from '../account-store.ts';

/** What the login answers, with the flags of the plan as they are at this moment. */
export async function toLoginDetails(
  ctx: Context,
  account: FullAccount,
  { token, pass }: { token: string; pass: string | null },
): Promise<LoginDetails> {
  const { flags } = await findPlan(ctx, account);
  return {
    email: account.email,
    token,
    accountType: account.accountType,
    user_id: account.id,
    is_active: flags.isActive,
    subscription_type: flags.subscriptionType,
    username: account.username,
    role: account.role,
    ...(pass === null ? {} : { device_pass: pass }),
  };
}

/** Why somebody who gave the right password still cannot come in. */
export function notUsable(account: FullAccount): NotUsable | undefined {
  if (account.deletedAt) return 'deleted';
  if (account.blockedAt) return 'blocked';
  return account.verifiedAt ? undefined : 'unverified';
}
