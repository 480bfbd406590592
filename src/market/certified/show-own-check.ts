import { CERTIFIED_PLAN } from '#rules/certified/buyer-check.ts';
import { pick } from '#rules/pick.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { findTrader } from '../traders/find-trader.ts';
import { findCheck, findRunningPlan } from './check-store.ts';
import type { KnownTrader, OwnCheck } from './check-view.ts';
import { ownCheck } from './make-check-view.ts';

/** How one's own check stands, whether the plan for it runs, and what is known already. */
export async function showOwnCheck(
  ctx: Context,
): Promise<{ check: OwnCheck | null; hasPlan: boolean; trader: KnownTrader | null }> {
  const { id } = ensure(ctx.viewer, 'choose a plan');
  const row = await findCheck(ctx.db, id, ctx.now());
  const trader = await findTrader(ctx.db, id);
  return {
    check: row ? ownCheck(row) : null,
    hasPlan: (await findRunningPlan(ctx.db, id, ctx.now())) === CERTIFIED_PLAN,
    trader: trader && pick(trader, ['name', 'registerNumber', 'address']),
  };
}
