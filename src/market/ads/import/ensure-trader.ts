import type { Account } from '#rules/accounts/account.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findPlan, type StandingPlan } from '../../payments/plans/find-plan.ts';
import { ensureTraderDetails } from '../../traders/ensure-trader-details.ts';

/** Refuses whose plan takes no files of ads. */
export async function ensureHasUpload(ctx: Context, account: Account): Promise<StandingPlan> {
  const standing = await findPlan(ctx, account);
  if (!hasUpload(standing))
    throw new Refusal('payment-required', 'Ads from a CSV file come with the plan Trade.');
  await ensureTraderDetails(ctx.db, account.id, standing.plan);
  return standing;
}

export const hasUpload = ({ flags, plan }: StandingPlan): boolean =>
  flags.isActive === 1 && plan?.hasCsvUpload === true;

/** Refuses whose plan gives out no files. */
export async function ensureHasExport(ctx: Context, account: Account): Promise<void> {
  if ((await findPlan(ctx, account)).limits.csvRows === 0)
    throw new Refusal(
      'payment-required',
      'Your ads as a CSV file come with the plans Trade and Certified Buyer.',
    );
}
