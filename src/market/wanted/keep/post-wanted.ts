import { ensure } from '#rules/permissions.ts';
import { statusAfterPosting } from '#rules/wanted/wanted-life.ts';
import type { PostWanted } from '#rules/wanted/wanted-schema.ts';
import type { Context } from '../../context.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { askForMatches } from '../matching/ask-for-matches.ts';
import { insertWanted } from '../wanted-store.ts';
import type { MyWantedView } from '../wanted-view.ts';
import { ensureListNotFull, ensureRoomForWanted, ensureUntil } from './ensure-wanted-fits.ts';
import { presentOwn } from './present-own.ts';
import { screenWanted } from './screen-wanted.ts';
import { toWantedColumns } from './to-wanted-columns.ts';

/** Somebody says what hair they look for. It is live at once, or after one of us has read it. */
export async function postWanted(ctx: Context, wish: PostWanted): Promise<MyWantedView> {
  const viewer = ensure(ctx.viewer, 'keep wanted ads');
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const { db } = unit;
    await lockPerson(db, viewer.id);
    const endsAt = ensureUntil(ctx, wish.until);
    const signals = await screenWanted(ctx, db, viewer.id, wish);
    await ensureRoomForWanted(ctx, db, viewer);
    await ensureListNotFull(db, viewer);
    const status = statusAfterPosting({ isReviewNeeded: signals.length > 0 });
    const id = await insertWanted(db, {
      ...toWantedColumns(wish),
      buyer_id: viewer.id,
      status,
      signals,
      ends_at: endsAt,
      published_at: status === 'live' ? now : null,
      created_at: now,
      updated_at: now,
    });
    if (status === 'live') await askForMatches(unit);
    return presentOwn(ctx, db, { id, buyerId: viewer.id });
  });
}
