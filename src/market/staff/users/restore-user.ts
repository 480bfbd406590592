import { Refusal } from '#rules/refusal.ts';
import type { DecideOnUser } from '#rules/staff/staff-schema.ts';
import type { StaffUser } from '../tables/staff-rows-view.ts';
import { liftSuspension } from '../../holds/lift-hold.ts';
import type { Context } from '../../context.ts';
import { tellWhoDid } from '../../deeds/tell-who-did.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { openUserToBlock } from './open-user-to-block.ts';
import { showUser } from './show-user.ts';

/** Takes back one suspension; without another one the person is in again, and their ads are as they were. */
export async function restoreUser(
  ctx: Context,
  { userId, message, reason }: DecideOnUser,
): Promise<StaffUser> {
  const before = await openUserToBlock(ctx, userId);
  await ctx.write(async (unit) => {
    if (!(await liftSuspension(ctx, unit, before.userId))) {
      const isWhy = ({ action }: { action: string }) => action === 'user.restore';
      const thing = { topic: 'suspension', kind: 'account', id: before.userId, isWhy } as const;
      const who = await tellWhoDid(ctx, unit.db, thing);
      throw new Refusal('conflict', `${before.username} is not suspended.${who}`);
    }
    const after = await showUser({ ...ctx, db: unit.db }, userId);
    await unit.audit({
      action: 'user.restore',
      objectKind: 'account',
      objectId: before.userId,
      before: { state: 'suspended' },
      after: { state: after.state },
      reason,
    });
    await tellDecision(ctx, unit, { accountId: before.userId, act: 'restore', message });
  });
  return showUser(ctx, userId);
}
