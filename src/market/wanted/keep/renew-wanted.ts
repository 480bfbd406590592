import { ensure } from '#rules/permissions.ts';
import { DAY_MS } from '#rules/time.ts';
import { findEnd, ensureWantedStep } from '#rules/wanted/wanted-life.ts';
import type { RenewWanted } from '#rules/wanted/wanted-schema.ts';
import type { Context } from '../../context.ts';
import { toWantedLife } from '../make-wanted-view.ts';
import { askForMatches } from '../matching/ask-for-matches.ts';
import { endAtItsDay, updateWanted, type WantedRow } from '../wanted-store.ts';
import type { MyWantedView } from '../wanted-view.ts';
import { ensureRoomForWanted, ensureUntil } from './ensure-wanted-fits.ts';
import { ensureNotHidden, openOwnWanted } from './open-wanted.ts';
import { presentOwn } from './present-own.ts';
import { screenWanted } from './screen-wanted.ts';

/** An ended request comes back within thirty days: read again, and with a place in the plan like a new one. */
export async function renewWanted(ctx: Context, wish: RenewWanted): Promise<MyWantedView> {
  const viewer = ensure(ctx.viewer, 'keep wanted ads');
  return ctx.write(async (unit) => {
    const { db } = unit;
    const now = ctx.now();
    const row = await openOwnWanted(ctx, db, { ...wish, isBeforeItsEndToo: true });
    const life = { ...toWantedLife(row), version: row.version };
    ensureWantedStep(life, 'renew', now);
    const endsAt = ensureUntil(ctx, wish.until);
    const signals = await screenWanted(ctx, db, row.buyer_id, { ...wish, note: row.note });
    await ensureRoomForWanted(ctx, db, viewer);
    const status = ensureWantedStep(life, 'renew', now, { isReviewNeeded: signals.length > 0 });
    if (status === 'live') ensureNotHidden(row, now);
    // The clock may not have come by yet: its day has passed all the same.
    const ended = row.status === 'ended' ? row : await endAtItsDay(db, row, now);
    await updateWanted(db, ended, {
      status,
      signals,
      ends_at: endsAt,
      ended_at: null,
      published_at: status === 'live' ? publishedAt(row, now) : null,
      updated_at: now,
    });
    if (status === 'live') await askForMatches(unit);
    return presentOwn(ctx, db, { id: row.id, buyerId: row.buyer_id });
  });
}

/** To end it and renew it at once is no way to the top of the list. */
function publishedAt(row: WantedRow, now: Date): Date {
  const end = findEnd(toWantedLife(row), now);
  const wasJustThere = end !== null && now.getTime() - end.getTime() < DAY_MS;
  return wasJustThere && row.published_at !== null ? row.published_at : now;
}
