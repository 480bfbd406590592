import { isOnShow, statusAt } from '#rules/ads/state.ts';
import { ensureFeaturedFits } from '#rules/payments/plan-room.ts';
import type { KeepersPermission } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { tellWhoDid } from '../../deeds/tell-who-did.ts';
import { ensureTraderDetails } from '../../traders/ensure-trader-details.ts';
import { toAdLife } from '../ad-facts-row.ts';
import type { AdRow } from '../ad-rows-store.ts';
import { auditAdStep } from '../audit-ad-step.ts';
import { lockPlan } from '../ensure-place.ts';
import { openForChange } from '../open-for-change.ts';
import { tellSeller } from '../tell-seller.ts';
import { countFeatured, endFeatured, findWhoFeatured, insertFeatured } from './featured-store.ts';
import type { OwnAd } from './own-ad-view.ts';
import { presentOwnAd } from './present-own-ad.ts';

type Featuring = {
  adId: string;
  version: number;
  featured: boolean;
  reason?: string;
  /** What staff tell the seller. */
  message?: string | undefined;
};

/** Gives an ad one of the paid places of its seller's plan for as long as the plan runs, or gives the place back. */
export async function featureAd(
  ctx: Context,
  { featured, reason, message, ...seen }: Featuring,
  permission: KeepersPermission = 'change this ad',
): Promise<OwnAd> {
  return ctx.write(async (unit) => {
    const { row, account } = await openForChange(ctx, unit.db, seen, permission);
    const now = ctx.now();
    const isFeatured = row.featured_until !== null && row.featured_until > now;
    if (featured === isFeatured) {
      // Pressed twice by its seller it is done once.
      if (account.id !== row.seller_id) throw await doneAlready(ctx, unit.db, row, featured);
      return presentOwnAd(ctx, unit.db, row);
    }
    const spell = { adId: row.id, now, by: account.id };
    const after = featured
      ? await insertFeatured(unit.db, { ...spell, until: await findFeaturedEnd(ctx, unit.db, row) })
      : await endFeatured(unit.db, spell);
    const beside = { before: toEnd(row), after: toEnd(after) };
    const action = featured ? 'ad.feature' : 'ad.unfeature';
    await auditAdStep(unit, account, row, after, { action, reason: reason ?? null, beside });
    const act = featured ? 'ad-feature' : 'ad-unfeature';
    await tellSeller(ctx, unit, { account, row: after, act, message });
    return presentOwnAd(ctx, unit.db, after);
  });
}

/** Of two of us who feature the same ad the second hears who was first, the seller or which of us. */
async function doneAlready(ctx: Context, db: Context['db'], row: AdRow, featured: boolean): Promise<Refusal> {
  const how = featured ? 'This ad is featured already.' : 'This ad is not featured.';
  const by = await findWhoFeatured(db, row.id, featured);
  if (by === row.seller_id) return new Refusal('conflict', `${how} Its seller did it.`);
  const isWhy = ({ action }: { action: string }) => action === (featured ? 'ad.feature' : 'ad.unfeature');
  const who = await tellWhoDid(ctx, db, { topic: 'featuring', kind: 'ad', id: row.id, isWhy });
  return new Refusal('conflict', how + who);
}

const toEnd = ({ featured_until }: AdRow) => ({ featuredUntil: featured_until?.toISOString() ?? null });

/** A plan without an end has places without one. */
const FAR_AWAY = new Date('9999-12-31T00:00:00Z');

/** Until when the seller's plan gives this ad a place; refuses where there is none. */
async function findFeaturedEnd(ctx: Context, db: Context['db'], row: AdRow): Promise<Date> {
  const now = ctx.now();
  if (!isOnShow(row) || statusAt(toAdLife(row), now) !== 'live')
    throw new Refusal('conflict', 'Only an ad that is live can be featured.');
  const standing = await lockPlan(ctx, db, row.seller_id);
  const taken = await countFeatured(db, { sellerId: row.seller_id, exceptId: row.id, now });
  ensureFeaturedFits(standing.plan?.type ?? 0, standing.limits, taken);
  await ensureTraderDetails(db, row.seller_id, standing.plan);
  return standing.endsAt ?? FAR_AWAY;
}
