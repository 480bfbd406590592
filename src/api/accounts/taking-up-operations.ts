import { z } from 'zod';
import { LoginDetails } from '#market/accounts/account-view.ts';
import { InvitationView } from '#market/invitations/invitation-view.ts';
import { AcceptInvitation, InvitationLink } from '#rules/staff/invitation-schema.ts';
import { change, read } from '../operation.ts';

/** For people whom staff invited: the link of the e-mail is their right. */
export const takingUpOperations = {
  invitation: read({
    about: 'What our staff entered for somebody without an account, for whoever has the link of the e-mail.',
    access: 'anyone',
    input: InvitationLink,
    output: InvitationView.shape,
    order: (market, link) => market.invitations.show(link),
  }),
  acceptInvitation: change({
    about:
      'Takes up the account that our staff made: name, password, and the yes to the terms as in createUser. Signs in; an ad that lacks nothing is sent in as every new ad is.',
    access: 'anyone',
    opensSession: true,
    input: AcceptInvitation,
    output: { loginDetails: LoginDetails, adId: z.string().nullable(), isSent: z.boolean() },
    order: (market, form) => market.invitations.accept(form),
  }),
  declineInvitation: change({
    about: 'Says no: the account and the ad are erased at once.',
    access: 'anyone',
    opensSession: true,
    input: InvitationLink,
    order: (market, link) => market.invitations.decline(link),
  }),
};
