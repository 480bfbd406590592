import { ensure } from '#rules/permissions.ts';
import type { DecideOnUser } from '#rules/staff/staff-schema.ts';
import { findPerson } from '../../accounts/find-person.ts';
import type { Context } from '../../context.ts';

/** Tells an admin somebody's address. Who looked, at whose and why stays in the audit. */
export async function revealAddress(
  ctx: Context,
  { userId, reason }: DecideOnUser,
): Promise<{ email: string }> {
  ensure(ctx.viewer, 'reveal an address');
  return ctx.write(async (unit) => {
    const { email } = await findPerson(unit.db, userId);
    await unit.audit({
      action: 'user.reveal-address',
      objectKind: 'account',
      objectId: userId,
      before: null,
      after: null,
      reason,
    });
    return { email };
  });
}
