import { ensureMayLook } from '#rules/permissions.ts';
import { findNextMail } from '#rules/staff/invitation.ts';
import type { Context } from '../context.ts';
import { type InvitationRow, listInvitations as listRows } from './invitation-store.ts';
import type { OpenInvitation } from './invitation-view.ts';

const MOST = 50;

/** Invitations that wait for an answer: creators see their own, admins all; of one ad, or any. */
export async function listInvitations(
  ctx: Context,
  { adId = null }: { adId?: string | null } = {},
): Promise<OpenInvitation[]> {
  const account = ensureMayLook(ctx.viewer, 'handle this invitation');
  const invitedBy = account.role === 'admin' ? null : account.id;
  const rows = await listRows(ctx.db, { invitedBy, adId, now: ctx.now(), most: MOST });
  return rows.map(toOpenInvitation);
}

const toOpenInvitation = (row: InvitationRow): OpenInvitation => ({
  userId: row.id,
  username: row.username,
  email: row.email,
  invitedBy: row.invitedBy,
  until: row.until?.toISOString() ?? '',
  mails: row.mails,
  nextMailAt: findNextMail(row)?.toISOString() ?? null,
  adId: row.adId,
});
