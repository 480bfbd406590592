import { ensureTransition, expiryAfter, needsRoom } from '#rules/ad-state.ts';
import type { ReviewAd } from '#rules/ad.ts';
import type { OwnAd } from '#rules/own-ad.ts';
import type { Context } from '../context.ts';
import { lifeOf } from './ad-facts-row.ts';
import { auditAdStep } from './audit-ad-step.ts';
import { ensurePlace } from './ensure-place.ts';
import { openForChange } from './open-for-change.ts';
import { updateAd } from './own-ad-store.ts';
import { presentOwnAd } from './present-own-ad.ts';
import { writeStepMail } from './write-step-mail.ts';

/** Staff decide on an ad that waits: show it, ask for changes, or reject it. The seller is told why. */
export async function reviewAd(ctx: Context, review: ReviewAd): Promise<OwnAd> {
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const { account, row, photos } = await openForChange(ctx, unit.db, review, 'review this ad');
    const step = ensureTransition(account, lifeOf(row), review.decision, now);
    if (needsRoom(step, row.status))
      await ensurePlace(ctx, unit.db, { id: row.id, sellerId: row.seller_id, photos: photos.length });
    const isLive = step.to === 'live';
    const dates = isLive
      ? { published_at: row.published_at ?? now, expires_at: expiryAfter(step, lifeOf(row), now) }
      : {};
    const change = { status: step.to, status_since: now, updated_at: now, ...dates };
    const { decision: event, reason } = review;
    const reviewed = await updateAd(unit.db, row, change, { event, reason });
    await auditAdStep(unit, account, row, reviewed, { action: `ad.${event}`, reason });
    await writeStepMail(ctx, unit, reviewed, reason);
    return presentOwnAd(ctx, unit.db, reviewed);
  });
}
