import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import { Refusal } from '#rules/refusal.ts';
import { nameInSentence, noRoom } from '#rules/payments/plan-room.ts';
import { photosAllowed, PLANS } from '#rules/payments/subscription.ts';
import { findDraftsSeller, lockSeller } from '../people/find-seller.ts';
import type { Context } from '../context.ts';
import { findPlan, type StandingPlan } from '../payments/plans/find-plan.ts';
import { ensureTraderDetails } from '../traders/ensure-trader-details.ts';
import { countPlacesHeld } from './surroundings-store.ts';

type Wanted = { id: string; sellerId: string; photos: number };

/** Refuses an ad for which the seller's plan has no room, and says how the seller stands otherwise. */
export async function ensurePlace(ctx: Context, db: Database, ad: Wanted): Promise<StandingPlan> {
  const standing = await lockPlan(ctx, db, ad.sellerId);
  const taken = await countPlacesHeld(db, { sellerId: ad.sellerId, exceptId: ad.id }, ctx.now());
  // The database counts once more, behind every step there is: see migration 0155.
  if (taken >= standing.limits.liveAds) throw noRoom(standing.plan?.type ?? 0, standing.limits.liveAds);
  if (taken >= PRIVATE_ADS) await ensureTraderDetails(db, ad.sellerId, standing.plan);
  ensurePhotosFit(standing, ad.photos);
  return standing;
}

/** So many a private person has at once with any plan. */
const PRIVATE_ADS = PLANS[2].limits.liveAds;

/** The seller's plan, while nobody else adds an ad to it. */
export async function lockPlan(ctx: Context, db: Database, sellerId: string): Promise<StandingPlan> {
  const seller = await lockSeller(db, sellerId);
  if (!seller && (await findDraftsSeller(db, sellerId)))
    throw new Refusal(
      'conflict',
      'The seller has not accepted our invitation yet. Save the draft: it is sent in as soon as they accept.',
    );
  return findStandingPlan(ctx, db, seller);
}

async function findStandingPlan(
  ctx: Context,
  db: Database,
  seller: Account | undefined,
): Promise<StandingPlan> {
  if (!seller) throw new Refusal('not-allowed', 'This seller cannot sell at the moment.');
  return findPlan(ctx, seller, db);
}

export function ensurePhotosFit(standing: StandingPlan, photos: number): void {
  const { most, sentence } = toPhotoLimit(standing);
  if (photos <= most) return;
  throw new Refusal('payment-required', `${sentence} Leave some out, or choose a larger plan.`);
}

/** The same for a draft: nobody fills a place with it, so nothing is held. */
export async function ensurePhotosMayCome(
  ctx: Context,
  db: Database,
  sellerId: string,
  photos: number,
): Promise<void> {
  if (photos > 0)
    ensurePhotosFit(await findStandingPlan(ctx, db, await findDraftsSeller(db, sellerId)), photos);
}

/** How many photos the seller's ads may have, and the sentence that says so wherever photos are added. */
export type PhotoLimit = { most: number; sentence: string };

export async function findPhotoLimit(ctx: Context, db: Database, sellerId: string): Promise<PhotoLimit> {
  return toPhotoLimit(await findStandingPlan(ctx, db, await findDraftsSeller(db, sellerId)));
}

function toPhotoLimit(standing: StandingPlan): PhotoLimit {
  const most = photosAllowed(standing.limits);
  const whose =
    standing.limits.photosPerAd === 0 ? 'The free plan' : nameInSentence(standing.plan?.type ?? 0);
  return { most, sentence: `${whose} allows ${most} photos.` };
}
