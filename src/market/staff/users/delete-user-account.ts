import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { DecideOnUser } from '#rules/staff/staff-schema.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { startLeaving } from '../../accounts/settings/start-leaving.ts';
import type { Context } from '../../context.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { showUser } from './show-user.ts';

/** Deletes somebody's account because they asked us to, as their own button does. Nobody their own, nor the last admin. */
export async function deleteUserAccount(
  ctx: Context,
  { userId, message, reason }: DecideOnUser,
): Promise<{ removedOn: string }> {
  ensure(ctx.viewer, 'erase or export the data of this person');
  const before = await showUser(ctx, userId);
  ensure(ctx.viewer, 'erase or export the data of this person', { accountId: before.userId });
  if (before.state === 'invited')
    throw new Refusal('conflict', `${before.username} is only invited: withdraw the invitation.`);
  const purgeAfter = await ctx.write(async (unit) => {
    const goesOn = await startLeaving(ctx, unit, await findPerson(unit.db, before.userId));
    await unit.audit({
      action: 'user.delete-account',
      objectKind: 'account',
      objectId: before.userId,
      before: { state: before.state },
      after: { state: 'leaving', removedOn: goesOn.toISOString() },
      reason,
    });
    await tellDecision(ctx, unit, { accountId: before.userId, act: 'account-delete', message });
    return goesOn;
  });
  return { removedOn: purgeAfter.toISOString() };
}
