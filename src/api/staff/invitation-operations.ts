import { z } from 'zod';
import { OpenInvitation } from '#market/invitations/invitation-view.ts';
import { InviteSeller, SendInvitation, WithdrawInvitation } from '#rules/staff/invitation-schema.ts';
import { change, create, read } from '../operation.ts';

const HANDLE = 'handle this invitation';

/** Entering ads for people without an account. */
export const invitationOperations = {
  inviteSeller: create({
    about:
      'Begins an ad for somebody without an account, who agreed to it: an account that nobody can use yet, an empty draft, and an invitation by which they take both up within 14 days; it is mailed by `sendInvitation`. Where the address has a seller’s account, the draft is theirs and nobody is invited.',
    access: 'invite somebody to sell',
    input: InviteSeller,
    output: { userId: z.string(), adId: z.string(), version: z.int(), isInvited: z.boolean() },
    order: (market, person) => market.invitations.invite(person),
  }),
  invitations: read({
    about: 'Invitations that wait for an answer: creators see their own, admins all.',
    access: HANDLE,
    output: { invitations: z.array(OpenInvitation) },
    order: async (market) => ({ invitations: await market.invitations.list() }),
  }),
  sendInvitation: change({
    about:
      'Mails an invitation once its ad is filled in, and again: at most three times in all, a day apart.',
    access: HANDLE,
    input: SendInvitation,
    order: (market, asked) => market.invitations.send(asked),
  }),
  withdrawInvitation: change({
    about: 'Takes an invitation back: the account and its ad are erased at once.',
    access: HANDLE,
    input: WithdrawInvitation,
    order: (market, asked) => market.invitations.withdraw(asked),
  }),
};
