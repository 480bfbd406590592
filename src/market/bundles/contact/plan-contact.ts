import type { MemberState } from '#rules/bundles/member-states.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { foreseeQuestion } from '../../messages/write/foresee-question.ts';
import { foreseeOffer } from '../../offers/make/foresee-offer.ts';
import { ensureMayOffer } from '../../sales/agree/ensure-may-deal.ts';
import type { ContactPlanView } from '../bundle-view.ts';
import { findMemberState } from '../find-member-state.ts';
import { listMemberAds } from '../hank-store.ts';
import { findOwnBundle } from '../keep/find-own-bundle.ts';

type Wish = { bundleId: string; takePercentOff?: number | undefined };

export const NOT_LIVE: Record<Exclude<MemberState, 'live'>, string> = {
  sold: 'This hair is sold.',
  reserved: 'This hair is reserved for somebody else.',
  gone: 'This hair is no longer for sale.',
};

/** What can be sent to each seller of a bundle, said before anything is. */
export async function planContact(ctx: Context, { bundleId, takePercentOff = 0 }: Wish) {
  const viewer = ensureMayLook(ctx.viewer, 'keep bundles');
  const { members } = await findOwnBundle(ctx.db, viewer.id, bundleId);
  const rows = await listMemberAds(
    ctx.db,
    members.map(({ ad_id }) => ad_id),
  );
  const lapsed = await findLapses(ctx, viewer.id);
  const plan: ContactPlanView[] = [];
  const before = { talks: 0, offers: 0 };
  for (const { ad_id: adId } of members) {
    const row = rows.get(adId);
    const state = findMemberState(row, { viewerId: viewer.id, now: ctx.now() });
    if (row === undefined || state !== 'live') {
      const why = NOT_LIVE[state === 'live' ? 'gone' : state];
      const shown = state === 'gone' ? undefined : row;
      plan.push({ ...nameAd(adId, shown), noMessage: why, offer: null, noOffer: why });
      continue;
    }
    const talk = await foreseeQuestion(ctx, { adId, before: before.talks });
    const { offer, problem } = await foreseeOffer(ctx, {
      adId,
      percentOff: takePercentOff,
      before: before.offers,
    });
    const noOffer = talk.problem ?? lapsed ?? problem;
    if (talk.problem === null && talk.isNew) before.talks += 1;
    if (noOffer === null) before.offers += 1;
    plan.push({
      ...nameAd(adId, row),
      noMessage: talk.problem,
      offer: noOffer === null ? offer : null,
      noOffer,
    });
  }
  return plan;
}

/** Why somebody may make no offer at all, whatever the ad; null where they may. */
async function findLapses(ctx: Context, buyerId: string): Promise<string | null> {
  try {
    await ensureMayOffer(ctx, ctx.db, buyerId);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.message;
  }
}

/** Of an ad that nobody can look at any more, nothing is said. */
export const nameAd = (adId: string, row: { title: string; seller: string } | undefined) => ({
  adId,
  title: row?.title ?? 'Hair that is gone',
  seller: row?.seller ?? '',
});
