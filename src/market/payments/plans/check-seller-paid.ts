import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import type { SellerPaidCheck } from '../order-view.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { isFree } from '#rules/payments/subscription.ts';
import type { Context } from '../../context.ts';
import { findPlan, type StandingPlan } from './find-plan.ts';
import { countPlacesTaken, findSellerOfAd, type Payer } from '../payer-store.ts';

/** Whether the seller of an ad, or whoever asks, has a plan that runs and has room for one more ad. */
export async function checkSellerPaid(ctx: Context, adId: string | undefined): Promise<SellerPaidCheck> {
  const viewer = ensure(ctx.viewer, 'see whether a seller has paid');
  const seller = adId === undefined ? viewer : await findSellerOfAd(ctx.db, adId);
  if (!seller) throw new Refusal('not-found', 'There is no such ad.');
  const plan = await findPlan(ctx, seller);
  const { liveAds, featuredAds } = await countPlacesTaken(ctx.db, seller.id, ctx.now());
  const isActive = plan.flags.isActive === 1;
  const reason = reasonAgainst(seller, plan, liveAds);
  return {
    paid: isActive && plan.plan !== null && !isFree(plan.plan),
    plan: plan.plan?.name ?? null,
    expiresAt: plan.endsAt?.toISOString() ?? null,
    liveAds,
    liveAdLimit: plan.limits.liveAds,
    featuredAds,
    featuredAdLimit: plan.limits.featuredAds,
    canPost: reason === null,
    canBeContacted: isActive,
    hasCsvUpload: isActive && plan.plan?.hasCsvUpload === true,
    reason,
  };
}

/** Why no further ad can go live, as a sentence; null when one can. */
function reasonAgainst(
  seller: Pick<Payer, 'accountType'>,
  plan: StandingPlan,
  liveAds: number,
): string | null {
  if (seller.accountType === ACCOUNT_TYPE.buyer) return 'A buyer’s account cannot post ads.';
  if (plan.flags.isActive === 0)
    return plan.plan === null ? 'No plan has been chosen yet.' : `The plan ${plan.plan.name} has ended.`;
  return liveAds < plan.limits.liveAds ? null : 'This plan has no room for another live ad.';
}
