import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import { isId } from '#rules/id.ts';
import type { InvitationLink } from '#rules/staff/invitation-schema.ts';
import type { Context } from '../../context.ts';
import { ensureSigned, invitationIsOver } from '../invitation-link.ts';
import { findInvitation } from '../invitation-store.ts';

/** The invitation of this link, and the site as whoever was invited will see it: as the seller of the draft. */
export async function findInvited(ctx: Context, link: InvitationLink) {
  ensureSigned(ctx, link);
  const row = isId(link.id) ? await findInvitation(ctx.db, link.id, ctx.now()) : undefined;
  if (!row?.until) throw invitationIsOver();
  const { id, email, username, until } = row;
  const seller = { id, email, username, role: 'enduser', accountType: ACCOUNT_TYPE.seller } as const;
  return { row: { ...row, until }, seller };
}
