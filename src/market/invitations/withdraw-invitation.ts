import type { WithdrawInvitation } from '#rules/staff/invitation-schema.ts';
import type { Context } from '../context.ts';
import { endInvitation } from './end-invitation.ts';
import { openOwnInvitation } from './open-own-invitation.ts';

/** Staff take an invitation back: account, ad and link are gone at once. */
export async function withdrawInvitation(
  ctx: Context,
  { userId, reason }: WithdrawInvitation,
): Promise<void> {
  await ctx.write(async (unit) => {
    const row = await openOwnInvitation(ctx, unit, userId);
    await endInvitation(ctx, unit, row, { action: 'invitation.withdraw', reason });
  });
}
