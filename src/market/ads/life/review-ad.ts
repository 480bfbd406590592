import { expiryAfter } from '#rules/ads/ad-days.ts';
import { needsRoom } from '#rules/ads/places.ts';
import { ensureTransition, UNDO_SECONDS } from '#rules/ads/state.ts';
import type { ReviewAd } from '#rules/ads/ad-schema.ts';
import type { OwnAd } from '../mine/own-ad-view.ts';
import { tellOr } from '#rules/moderation/decision-texts.ts';
import type { Context } from '../../context.ts';
import { confirmBySales } from '../../measuring/confirm-by-sales.ts';
import { toAdLife } from '../ad-facts-row.ts';
import { auditAdStep } from '../audit-ad-step.ts';
import { ensurePlace } from '../ensure-place.ts';
import { openForChange } from '../open-for-change.ts';
import { updateAd } from '../own-ad-store.ts';
import { presentOwnAd } from '../mine/present-own-ad.ts';
import { insertDecision } from './review-store.ts';
import { NOTIFY_OF_REVIEW } from './notify-of-review.ts';

/** Staff decide on an ad that waits: show it, ask for changes, or reject it. The seller is told once it cannot be undone. */
export async function reviewAd(ctx: Context, review: ReviewAd): Promise<OwnAd> {
  const now = ctx.now();
  const { decision: event, reason } = review;
  const message = event === 'approve' ? null : tellOr(event, review.message);
  return ctx.write(async (unit) => {
    const { account, row, photos } = await openForChange(ctx, unit.db, review, 'review this ad');
    const step = ensureTransition(account, toAdLife(row), event, now);
    if (needsRoom(step, row.status))
      await ensurePlace(ctx, unit.db, { id: row.id, sellerId: row.seller_id, photos: photos.length });
    const isLive = step.to === 'live';
    const dates = isLive
      ? { published_at: row.published_at ?? now, expires_at: expiryAfter(step, toAdLife(row), now) }
      : {};
    const change = { status: step.to, status_since: now, updated_at: now, ...dates };
    const reviewed = await updateAd(unit.db, row, change, { event, reason: message });
    if (isLive) await confirmBySales(ctx, unit, row.seller_id);
    await auditAdStep(unit, account, row, reviewed, { action: `ad.${event}`, reason });
    await insertDecision(unit.db, {
      ad_id: row.id,
      version: reviewed.version,
      to_status: step.to,
      decided_by: account.id,
      decided_at: now,
      message,
      waited_since: row.status_since,
      was_published_at: row.published_at,
      was_expires_at: row.expires_at,
    });
    const undoable = new Date(now.getTime() + UNDO_SECONDS * 1000);
    await unit.enqueue(NOTIFY_OF_REVIEW, { adId: row.id, version: reviewed.version }, undoable);
    return presentOwnAd(ctx, unit.db, reviewed);
  });
}
