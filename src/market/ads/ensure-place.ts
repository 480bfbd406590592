import type { Database } from '#platform/database.ts';
import { Refusal } from '#rules/refusal.ts';
import { nameInSentence, noRoom } from '#rules/subscription.ts';
import { holdSeller } from '../accounts/find-seller.ts';
import type { Context } from '../context.ts';
import { findPlan, type StandingPlan } from '../payments/find-plan.ts';
import { countPlacesHeld } from './ad-surroundings-store.ts';

type Wanted = { id: string; sellerId: string; photos: number };

/** Refuses an ad for which the seller's plan has no room, and says how the seller stands otherwise. */
export async function ensurePlace(ctx: Context, db: Database, ad: Wanted): Promise<StandingPlan> {
  const standing = await holdPlan(ctx, db, ad.sellerId);
  const taken = await countPlacesHeld(db, { sellerId: ad.sellerId, exceptId: ad.id }, ctx.now());
  // The database counts once more, behind every step there is: see migration 0155.
  if (taken >= standing.limits.liveAds) throw noRoom(standing.plan?.type ?? 0, standing.limits.liveAds);
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
    `${nameInSentence(standing.plan?.type ?? 0)} allows ${standing.limits.photosPerAd} photos. Leave some out, or choose a larger plan.`,
  );
}
