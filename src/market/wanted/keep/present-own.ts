import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../../context.ts';
import { countFittingAds } from '../for-ad/count-fitting-ads.ts';
import { myWantedView } from '../make-wanted-view.ts';
import { listOwnWanted } from '../show/my-wanted-store.ts';
import type { MyWantedView } from '../wanted-view.ts';

/** A request of somebody's as it is after a change. */
export async function presentOwn(
  ctx: Context,
  db: Database,
  { id, buyerId }: { id: string; buyerId: string },
): Promise<MyWantedView> {
  const [row] = await listOwnWanted(db, { buyerId, id, now: ctx.now(), most: 1 });
  if (!row) throw new Error('a request that was just written is not there');
  // Looking among all ads is a worker's: the write would wait for it.
  const matches = await countFittingAds(ctx, [id], { db, lookNow: 0 });
  return myWantedView(row, matches.get(id) ?? 0, ctx.now());
}
