import { ensureMayLook } from '#rules/permissions.ts';
import type { MyWantedQuery } from '#rules/wanted/wanted-schema.ts';
import type { Context } from '../../context.ts';
import { cutPage, readCursor, writeCursor } from '../../cursor.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { countFittingAds } from '../for-ad/count-fitting-ads.ts';
import { myWantedView } from '../make-wanted-view.ts';
import { countPlaces } from '../wanted-store.ts';
import type { MyWantedList } from '../wanted-view.ts';
import { listOwnWanted } from './my-wanted-store.ts';

const ORDER = 'own';
/** So many that no worker has looked at yet are looked for at once. */
const LOOKED_FOR_NOW = 3;

/** What somebody looks for or looked for, the newest first, and how many more their plan has room for. */
export async function listMyWanted(ctx: Context, { limit, after }: MyWantedQuery): Promise<MyWantedList> {
  const viewer = ensureMayLook(ctx.viewer, 'keep wanted ads');
  const now = ctx.now();
  const rows = await listOwnWanted(ctx.db, {
    buyerId: viewer.id,
    cursor: readCursor(after, ORDER, 'timestamptz'),
    now,
    most: limit + 1,
  });
  const { shown, next } = cutPage(rows, limit, ({ place, id }) => writeCursor(ORDER, { value: place, id }));
  const matches = await countFittingAds(
    ctx,
    shown.map(({ id }) => id),
    { db: ctx.db, lookNow: LOOKED_FOR_NOW },
  );
  const { limits } = await findPlan(ctx, viewer);
  return {
    items: shown.map((row) => myWantedView(row, matches.get(row.id) ?? 0, now)),
    next,
    room: { taken: await countPlaces(ctx.db, viewer.id, now), places: limits.wantedAds },
  };
}
