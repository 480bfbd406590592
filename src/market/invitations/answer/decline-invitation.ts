import { isId } from '#rules/id.ts';
import type { InvitationLink } from '#rules/staff/invitation-schema.ts';
import type { Context } from '../../context.ts';
import { endInvitation } from '../end-invitation.ts';
import { ensureSigned, invitationIsOver } from '../invitation-link.ts';
import { lockInvitation } from '../invitation-store.ts';

/** 'No, remove it': everything that staff entered for somebody is erased at once. */
export async function declineInvitation(ctx: Context, link: InvitationLink): Promise<void> {
  ensureSigned(ctx, link);
  await ctx.write(async (unit) => {
    const row = isId(link.id) ? await lockInvitation(unit.db, link.id, ctx.now()) : undefined;
    if (!row) throw invitationIsOver();
    await endInvitation(ctx, unit, row, {
      action: 'invitation.decline',
      reason: 'They said no by the link of the e-mail.',
    });
  });
}
