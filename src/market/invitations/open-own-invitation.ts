import type { Unit } from '#platform/unit-of-work.ts';
import { isId } from '#rules/id.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { tellWhoDid } from '../deeds/tell-who-did.ts';
import { type InvitationRow, lockInvitation } from './invitation-store.ts';

/** An invitation for the member of staff who sent it, or an admin. Of another's a creator hears nothing. */
export async function openOwnInvitation(
  ctx: Context,
  { db }: Unit,
  userId: string,
): Promise<InvitationRow & { until: Date }> {
  const account = ensure(ctx.viewer, 'handle this invitation');
  const row = isId(userId) ? await lockInvitation(db, userId, ctx.now()) : undefined;
  const isOwn = account.role === 'admin' || row?.inviterId === account.id;
  if (!row?.until || !isOwn) {
    const thing = { topic: 'invitation', kind: 'account', id: userId } as const;
    const who = account.role === 'admin' ? await tellWhoDid(ctx, db, thing) : '';
    throw new Refusal('not-found', `There is no such invitation: it was taken up, ended or withdrawn.${who}`);
  }
  ensure(account, 'handle this invitation', { enteredBy: row.inviterId });
  return { ...row, until: row.until };
}
