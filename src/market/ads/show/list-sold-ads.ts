import type { AdCard } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { listSold } from '../find/card-store.ts';
import { adCard } from '../make-ad-view.ts';

/** What was sold last: proof that hair sells here, and for how much. */
export async function listSoldAds(ctx: Context, limit: number): Promise<AdCard[]> {
  return ctx.cached(`${limit} sold`, async ({ db, now }) =>
    (await listSold(db, limit)).map((row) => adCard(row, now())),
  );
}
