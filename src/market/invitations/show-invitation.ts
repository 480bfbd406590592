import { ACCOUNT_TYPE, type Account } from '#rules/accounts/account.ts';
import { toDay } from '#rules/time.ts';
import type { InvitationLink } from '#rules/staff/invitation-schema.ts';
import { showMyAd } from '../ads/mine/show-my-ad.ts';
import type { Context } from '../context.ts';
import { ensureSigned, invitationIsOver } from './invitation-link.ts';
import { findInvitation, type InvitationRow } from './invitation-store.ts';
import type { InvitationView } from './invitation-view.ts';

/** What we entered for somebody, for whoever came by the link of our e-mail. Reading it changes nothing. */
export async function showInvitation(ctx: Context, link: InvitationLink): Promise<InvitationView> {
  ensureSigned(ctx, link);
  const row = await findInvitation(ctx.db, link.id, ctx.now());
  if (!row?.until) throw invitationIsOver();
  return {
    username: row.username,
    email: row.email,
    invitedBy: row.invitedBy,
    consentOn: toDay(row.consentAt.toISOString()),
    consentHow: row.how,
    until: row.until.toISOString(),
    ad: row.adId === null ? null : (await showMyAd(ctx.as(toSeller(row)), row.adId)).ad,
  };
}

/** They look at the draft as the seller that they will be. */
const toSeller = ({ id, email, username }: InvitationRow): Account => ({
  id,
  email,
  username,
  role: 'enduser',
  accountType: ACCOUNT_TYPE.seller,
});
