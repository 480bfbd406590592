import { acceptInvitation } from './answer/accept-invitation.ts';
import { declineInvitation } from './answer/decline-invitation.ts';
import { inviteSeller } from './invite-seller.ts';
import { listInvitations } from './list-invitations.ts';
import { openInvitedPhoto } from './answer/open-invited-photo.ts';
import { sendInvitation } from './send-invitation.ts';
import { showInvitation } from './answer/show-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** People without an account whose ads staff enter: they are invited, and take it up or say no. */
export const invitationMenus = {
  invitations: {
    invite: inviteSeller,
    list: listInvitations,
    send: sendInvitation,
    withdraw: withdrawInvitation,
    show: showInvitation,
    openPhoto: openInvitedPhoto,
    accept: acceptInvitation,
    decline: declineInvitation,
  },
};
