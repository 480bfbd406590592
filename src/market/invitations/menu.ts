import { acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { inviteSeller } from './invite-seller.ts';
import { listInvitations } from './list-invitations.ts';
import { sendInvitationAgain } from './send-invitation-again.ts';
import { showInvitation } from './show-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** People without an account whose ads staff enter: they are invited, and take it up or say no. */
export const invitationMenus = {
  invitations: {
    invite: inviteSeller,
    list: listInvitations,
    sendAgain: sendInvitationAgain,
    withdraw: withdrawInvitation,
    show: showInvitation,
    accept: acceptInvitation,
    decline: declineInvitation,
  },
};
