import type { Database } from '#platform/database.ts';
import { Refusal } from '#rules/refusal.ts';
import { holdSeller } from '../accounts/find-seller.ts';
import type { Context } from '../context.ts';
import { findPlan, type StandingPlan } from '../payments/find-plan.ts';
import { countPlacesHeld } from './ad-surroundings-store.ts';

type Wanted = { id: string; sellerId: string; photos: number };

/** Refuses an ad for which the seller's plan has no room, and says how the seller stands otherwise. */
export async function ensurePlace(ctx: Context, db: Database, ad: Wanted): Promise<StandingPlan> {
  const standing = await holdPlan(ctx, db, ad.sellerId);
  const most = standing.limits.liveAds;
  if (most === 0)
    throw new Refusal('payment-required', 'Choose a plan to publish this ad. Until then it stays as it is.');
  const held = await countPlacesHeld(db, { sellerId: ad.sellerId, exceptId: ad.id }, ctx.now());
  if (held >= most)
    throw new Refusal(
      'payment-required',
      `${nameOf(standing)} has room for ${most} live ${most === 1 ? 'ad' : 'ads'}. End one first, or choose a larger plan.`,
    );
  ensurePhotosFit(standing, ad.photos);
  return standing;
}

/** The seller's plan, while nobody else adds an ad to it. */
export async function holdPlan(ctx: Context, db: Database, sellerId: string): Promise<StandingPlan> {
  const seller = await holdSeller(db, sellerId);
  if (!seller) throw new Refusal('not-allowed', 'This seller cannot sell at the moment.');
  return findPlan(ctx, seller, db);
}

export function ensurePhotosFit(standing: StandingPlan, photos: number): void {
  if (photos <= standing.limits.photosPerAd) return;
  throw new Refusal(
    'payment-required',
    `${nameOf(standing)} allows ${standing.limits.photosPerAd} photos. Leave some out, or choose a larger plan.`,
  );
}

const nameOf = ({ plan }: StandingPlan) => (plan ? `The plan ${plan.name}` : 'Your plan');
