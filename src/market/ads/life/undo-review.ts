import { ensureTransition } from '#rules/ads/state.ts';
import type { OwnAd } from '../mine/own-ad-view.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { toAdLife } from '../ad-facts-row.ts';
import { auditAdStep } from '../audit-ad-step.ts';
import { openForChange } from '../open-for-change.ts';
import { updateAd } from '../own-ad-store.ts';
import { presentOwnAd } from '../mine/present-own-ad.ts';
import { lockDecision, setDecision, setWaitingSince } from './review-store.ts';

const REASON = 'Undone by whoever had decided it.';

/** Takes one's own decision back within seconds: the ad waits again where it waited, and nobody was told. */
export async function undoReview(ctx: Context, seen: { adId: string; version: number }): Promise<OwnAd> {
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const { account, row } = await openForChange(ctx, unit.db, seen, 'review this ad');
    const decision = await lockDecision(unit.db, seen);
    if (!decision || decision.decided_by !== account.id)
      throw new Refusal('not-found', 'There is no decision of yours to undo here.');
    if (decision.told_at !== null || decision.undone_at !== null)
      throw new Refusal('conflict', 'The time for undoing is over: the seller has been told.');
    const step = ensureTransition(account, toAdLife(row), 'undo-review', now);
    const change = {
      status: step.to,
      status_since: now,
      updated_at: now,
      published_at: decision.was_published_at,
      expires_at: decision.was_expires_at,
    };
    const undone = await updateAd(unit.db, row, change, { event: 'undo-review', reason: null });
    await setWaitingSince(unit.db, row.id, decision.waited_since);
    await setDecision(unit.db, seen, { undone_at: now });
    await auditAdStep(unit, account, row, undone, { action: 'ad.undo-review', reason: REASON });
    return presentOwnAd(ctx, unit.db, undone);
  });
}
