import { Refusal } from '#rules/refusal.ts';
import { findNextMail, INVITATION_MAILS } from '#rules/staff/invitation.ts';
import type { SendInvitation } from '#rules/staff/invitation-schema.ts';
import type { Context } from '../context.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';
import { mustWait } from '../rate-limits/ensure-within-limits.ts';
import { toInvitationPath } from './invitation-link.ts';
import { sellerInvitationMail } from './invitation-mails.ts';
import { setMailed } from './invitation-store.ts';
import { openOwnInvitation } from './open-own-invitation.ts';

/** Mails an invitation, once its ad is worth a look, and again where nobody answers. It ends on the same day. */
export async function sendInvitation(ctx: Context, { userId }: SendInvitation): Promise<void> {
  const now = ctx.now();
  await ctx.write(async (unit) => {
    const row = await openOwnInvitation(ctx, unit, userId);
    const next = findNextMail(row);
    if (next === null)
      throw new Refusal('conflict', `It was mailed ${INVITATION_MAILS} times, and no more than that.`);
    if (next > now)
      throw mustWait(
        Math.ceil((next.getTime() - now.getTime()) / 1000),
        (wait) => `It was mailed within the last day. Please wait ${wait}.`,
      );
    await setMailed(unit.db, row.id, now);
    await unit.audit({
      action: row.mails === 0 ? 'invitation.send' : 'invitation.send-again',
      objectKind: 'account',
      objectId: row.id,
      before: { mails: row.mails },
      after: { mails: row.mails + 1 },
      reason: row.mails === 0 ? 'The ad that they agreed to is entered.' : 'They had not answered.',
    });
    const path = toInvitationPath(ctx, row.id);
    const by = row.invitedBy ?? 'Somebody';
    const mail = { to: row, by, how: row.how, until: row.until, path, site: ctx.config };
    await unit.enqueue(SEND_MAIL, sellerInvitationMail(mail));
  });
}
