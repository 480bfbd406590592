import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { moveAdsOfSeller } from './seller-ads-store.ts';

/** Puts on show again what was paused at one moment for its seller's sake. What was paused by hand stays so. */
export async function showAdsAgain(
  ctx: Context,
  { db }: Unit,
  { sellerId, pausedAt }: { sellerId: string; pausedAt: Date },
): Promise<void> {
  const step = { from: ['paused'], since: pausedAt, to: 'live', event: 'put-live' } as const;
  await moveAdsOfSeller(db, { sellerId, ...step, now: ctx.now() });
}
