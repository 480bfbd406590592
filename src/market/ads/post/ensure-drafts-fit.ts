import type { Database } from '#platform/postgres/database.ts';
import { QUOTAS } from '#rules/limits.ts';
import { draftsAllowed } from '#rules/payments/subscription.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { findSeller } from '../../people/find-seller.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { countDraftPhotos, countDrafts } from './draft-count-store.ts';

/** Refuses a draft that has just been begun when its seller keeps too many, with too many photos on them. */
export async function ensureDraftsFit(ctx: Context, db: Database, sellerId: string): Promise<void> {
  await lockPerson(db, sellerId);
  const count = await countDrafts(db, sellerId);
  if (count > QUOTAS.drafts) {
    const { drafts } = await findDraftLimits(ctx, db, sellerId);
    if (count > drafts) throw new Refusal('conflict', describeFull(drafts));
  }
  await ensureDraftPhotosFit(ctx, db, sellerId);
}

export const describeFull = (drafts: number): string =>
  `You have ${drafts} drafts. Publish or delete one of them, then start another.`;

/** Refuses photos that have just been put on a draft when there are too many on all of them. */
export async function ensureDraftPhotosFit(ctx: Context, db: Database, sellerId: string): Promise<void> {
  await lockPerson(db, sellerId);
  const count = await countDraftPhotos(db, sellerId);
  if (count <= QUOTAS.photosOnDrafts) return;
  const { photosOnDrafts } = await findDraftLimits(ctx, db, sellerId);
  if (count <= photosOnDrafts) return;
  throw new Refusal(
    'conflict',
    `Your drafts hold ${photosOnDrafts} photos already. Publish a draft or take some photos off first.`,
  );
}

/** Whoever sends files of ads may have as many drafts as a file has rows. */
async function findDraftLimits(ctx: Context, db: Database, sellerId: string) {
  const seller = await findSeller(db, sellerId);
  const standing = seller && (await findPlan(ctx, seller, db));
  return draftsAllowed(standing?.flags.isActive === 1 ? standing.plan : null);
}
