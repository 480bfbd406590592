import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { findPlan } from '../payments/plans/find-plan.ts';
import { lockPerson } from '../people/lock-person.ts';
import { removeTraderRow } from './trader-store.ts';

/**
 * Somebody no longer sells as a business: their details go. A plan that ends takes nothing away, because whoever trades
 * says who they are with any plan; while one for traders runs, they stay.
 */
export async function removeTrader(ctx: Context): Promise<void> {
  const account = ensure(ctx.viewer, 'use trade tools');
  await ctx.write(async (unit) => {
    await lockPerson(unit.db, account.id);
    const { flags, plan } = await findPlan(ctx, account, unit.db);
    if (flags.isActive === 1 && plan?.showsTraderDetails === true)
      throw new Refusal(
        'conflict',
        `They are shown with every ad of the plan ${plan.name}. You can remove them when it has ended.`,
      );
    if (!(await removeTraderRow(unit.db, account.id))) return;
    await unit.audit({
      action: 'trader.remove',
      objectKind: 'account',
      objectId: account.id,
      before: null,
      after: null,
      reason: 'Removed by themselves.',
    });
  });
}
