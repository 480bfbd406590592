import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import { Refusal } from '#rules/refusal.ts';
import { plural } from '#rules/text/plural.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { countBundles } from './bundle-store.ts';

const CHOOSE_A_PLAN = 'Choose a plan first; there is a free one.';

/** As many bundles as the plan keeps. */
export async function ensureRoomToKeep(ctx: Context, db: Database, viewer: Account): Promise<void> {
  const { limits } = await findPlan(ctx, viewer, db);
  if (limits.keptBundles === 0) throw new Refusal('payment-required', CHOOSE_A_PLAN);
  const { kept } = await countBundles(db, viewer.id);
  if (kept >= limits.keptBundles)
    throw new Refusal(
      'payment-required',
      `Your plan keeps ${plural(limits.keptBundles, 'bundle')}. Drop one first.`,
    );
}

/** As many of them that write as the plan watches. */
export async function ensureRoomToWatch(ctx: Context, db: Database, viewer: Account): Promise<void> {
  const { limits } = await findPlan(ctx, viewer, db);
  if (limits.watchedBundles === 0) throw new Refusal('payment-required', CHOOSE_A_PLAN);
  const { watched } = await countBundles(db, viewer.id);
  if (watched >= limits.watchedBundles)
    throw new Refusal(
      'payment-required',
      `Your plan watches ${plural(limits.watchedBundles, 'bundle')}. Stop watching another one first.`,
    );
}
