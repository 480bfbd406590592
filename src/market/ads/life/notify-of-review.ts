import type { Job } from '#platform/jobs/job.ts';
import type { Context } from '../../context.ts';
import { findAd } from '../own-ad-store.ts';
import { lockDecision, setDecision } from './review-store.ts';
import { writeStepMail } from './write-step-mail.ts';

/** A decision that can still be undone until the job starts. */
export const NOTIFY_OF_REVIEW: Job<{ adId: string; version: number }> = { name: 'tell-review' };

/** Once a decision can no longer be undone its seller hears of it, once; of one that was undone, never. */
export async function notifyOfReview(
  ctx: Context,
  decided: { adId: string; version: number },
): Promise<void> {
  await ctx.write(async (unit) => {
    const decision = await lockDecision(unit.db, decided);
    if (!decision || decision.undone_at !== null || decision.told_at !== null) return;
    await setDecision(unit.db, decided, { told_at: ctx.now() });
    const ad = await findAd(unit.db, decided.adId);
    // Meanwhile its owner may have paused or sold it: that it is live would be no news.
    if (!ad || (decision.to_status === 'live' && ad.status !== 'live')) return;
    await writeStepMail(ctx, unit, { ...ad, status: decision.to_status }, decision.message ?? undefined);
  });
}
