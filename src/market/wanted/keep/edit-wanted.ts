import { ensureWantedStep } from '#rules/wanted/wanted-life.ts';
import type { EditWanted } from '#rules/wanted/wanted-schema.ts';
import type { Context } from '../../context.ts';
import { toWantedLife } from '../make-wanted-view.ts';
import { askForMatches } from '../matching/ask-for-matches.ts';
import { updateWanted } from '../wanted-store.ts';
import type { MyWantedView } from '../wanted-view.ts';
import { ensureUntil } from './ensure-wanted-fits.ts';
import { openOwnWanted } from './open-wanted.ts';
import { presentOwn } from './present-own.ts';
import { screenWanted } from './screen-wanted.ts';
import { toWantedColumns } from './to-wanted-columns.ts';

/**
 * Its owner changes a live request. It is read again, and stays live or waits for one of us: what nobody of ours has read
 * was never published, whatever stood there before.
 */
export async function editWanted(ctx: Context, wish: EditWanted): Promise<MyWantedView> {
  return ctx.write(async (unit) => {
    const { db } = unit;
    const now = ctx.now();
    const row = await openOwnWanted(ctx, db, wish);
    const life = { ...toWantedLife(row), version: row.version };
    ensureWantedStep(life, 'edit', now);
    const endsAt = ensureUntil(ctx, wish.until, row.ends_at);
    const signals = await screenWanted(ctx, db, row.buyer_id, wish);
    const status = ensureWantedStep(life, 'edit', now, { isReviewNeeded: signals.length > 0 });
    await updateWanted(db, row, {
      ...toWantedColumns(wish),
      status,
      signals,
      ends_at: endsAt,
      ...(status === 'live' ? {} : { published_at: null }),
      updated_at: now,
    });
    if (status === 'live') await askForMatches(unit);
    return presentOwn(ctx, db, { id: row.id, buyerId: row.buyer_id });
  });
}
