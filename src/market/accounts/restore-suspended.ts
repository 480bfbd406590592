import type { Unit } from '#platform/unit-of-work.ts';
import { showAdsAgain } from '../ads/show-ads-again.ts';
import type { Context } from '../context.ts';
import { clearSuspended } from './block-account-store.ts';

/** Lets somebody in again, with the ads that were paused in that moment. False if nobody had shut them out. */
export async function restoreSuspended(ctx: Context, unit: Unit, accountId: string): Promise<boolean> {
  const since = await clearSuspended(unit.db, accountId);
  if (since === undefined) return false;
  await showAdsAgain(ctx, unit, { sellerId: accountId, pausedAt: since });
  return true;
}
