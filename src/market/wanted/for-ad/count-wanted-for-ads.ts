import { can, ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { listOffered } from '../hair-store.ts';
import { findFitting } from './find-fitting.ts';

/** How many people want hair like each of these ads of one's own, all in a few queries; those that nobody does are left out. */
export async function countWantedForAds(
  ctx: Context,
  { adIds }: { adIds: readonly string[] },
): Promise<Map<string, number>> {
  const viewer = ensureMayLook(ctx.viewer, 'change this ad');
  const ads = [...(await listOffered(ctx.db, adIds)).values()].filter((ad) =>
    can(viewer, 'change this ad', { sellerId: ad.seller_id, enteredBy: ad.entered_by }),
  );
  const counts = [...(await findFitting(ctx, ads))].map(([id, fitting]) => {
    const people = new Set(fitting.map(({ asked }) => asked.buyer_id));
    return [id, people.size] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}
