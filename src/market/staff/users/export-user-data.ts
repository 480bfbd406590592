import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { DecideOnUser } from '#rules/staff/staff-schema.ts';
import type { Context } from '../../context.ts';
import { orderExport } from '../../personal-data/download/export-data.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { showUser } from './show-user.ts';

/** A copy of somebody's data because they asked us for it: made and mailed to them as by their own button. */
export async function exportUserData(ctx: Context, { userId, message, reason }: DecideOnUser): Promise<void> {
  ensure(ctx.viewer, 'erase or export the data of this person');
  const person = await showUser(ctx, userId);
  ensure(ctx.viewer, 'erase or export the data of this person', { accountId: person.userId });
  // Only who can sign in opens the file.
  if (person.state === 'suspended' || person.state === 'leaving' || person.state === 'invited')
    throw new Refusal('conflict', `${person.username} is ${person.state} and could not open the copy.`);
  await orderExport(ctx, person.userId, async (unit) => {
    await unit.audit({
      action: 'user.export-data',
      objectKind: 'account',
      objectId: person.userId,
      before: null,
      after: null,
      reason,
    });
    await tellDecision(ctx, unit, { accountId: person.userId, act: 'data-export', message });
  });
}
