import { Refusal } from '#rules/refusal.ts';
import type { DecideOnUser } from '#rules/staff/staff-schema.ts';
import type { StaffUser } from '../tables/staff-rows-view.ts';
import { suspendAccount } from '../../accounts/suspend-account.ts';
import type { Context } from '../../context.ts';
import { tellWhoDid } from '../../deeds/tell-who-did.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { openUserToBlock } from './open-user-to-block.ts';
import { showUser } from './show-user.ts';

/** Shuts somebody out at once and hides their ads. Nobody removes themselves or the last admin. */
export async function suspendUser(
  ctx: Context,
  { userId, message, reason }: DecideOnUser,
): Promise<StaffUser> {
  const before = await openUserToBlock(ctx, userId);
  await ctx.write(async (unit) => {
    if (!(await suspendAccount(ctx, unit, { accountId: before.userId }))) {
      const isWhy = ({ action }: { action: string }) => action === 'user.suspend';
      const thing = { topic: 'suspension', kind: 'account', id: before.userId, isWhy } as const;
      const who = await tellWhoDid(ctx, unit.db, thing);
      throw new Refusal('conflict', `${before.username} is suspended already.${who}`);
    }
    await unit.audit({
      action: 'user.suspend',
      objectKind: 'account',
      objectId: before.userId,
      before: { state: before.state },
      after: { state: 'suspended' },
      reason,
    });
    await tellDecision(ctx, unit, { accountId: before.userId, act: 'suspend', message });
  });
  return showUser(ctx, userId);
}
