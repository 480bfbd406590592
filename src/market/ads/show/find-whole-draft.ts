import { factProblems } from '#rules/ads/checks/conditions.ts';
import type { Context } from '../../context.ts';
import { readAdFacts } from '../ad-facts-row.ts';
import type { SubmittedAd } from '../ad-rows-store.ts';
import { listPhotos } from '../ad-store.ts';
import { findKeptAd } from '../kept-ad.ts';

/** A draft that lacks nothing, for whoever keeps it: they look at it as buyers will. */
export async function findWholeDraft(ctx: Context, adId: string): Promise<SubmittedAd | undefined> {
  const row = await findKeptAd(ctx, adId);
  if (row?.status !== 'draft') return undefined;
  const facts = readAdFacts(row, await listPhotos(ctx.db, row.id));
  const isEthnicityWithdrawn = row.ethnicity_withdrawn_at !== null;
  const problems = factProblems(facts, { isComplete: true, isEthnicityWithdrawn });
  return Object.keys(problems).length === 0 ? (row as SubmittedAd) : undefined;
}
