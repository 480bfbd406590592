import type { Job } from '#platform/jobs/job.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { UNDO_SECONDS } from '#rules/ads/state.ts';
import type { Context } from '../../context.ts';

/** Whoever follows a seller hears of new hair. */
export const TELL_FOLLOWERS: Job<{ adId: string }> = { name: 'tell-followers' };

/** In the write that publishes an ad: once it can no longer be taken back. */
export async function askFollowers(ctx: Context, unit: Unit, adId: string): Promise<void> {
  await unit.enqueue(TELL_FOLLOWERS, { adId }, new Date(ctx.now().getTime() + UNDO_SECONDS * 1000));
}
