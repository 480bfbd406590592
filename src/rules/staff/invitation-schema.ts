import { z } from 'zod';
import { adult, country, email, newPassword, termsVersion, username } from '../accounts/account-schema.ts';
import { staffReason } from '../moderation/decision-schema.ts';
import { idField, line } from '../text/text-schema.ts';
import { userId } from './person-schema.ts';

/** Somebody without an account whose ad staff enter, and how they agreed to it. */
export const InviteSeller = z.strictObject({
  username,
  email,
  country,
  agreed: z.literal(true, 'Tick that they agreed. Without their yes we may not write to them.'),
  when: z.iso.date('Enter the day they agreed, like 2026-10-01.'),
  how: line({ name: 'way they agreed', max: 500 }),
});
export type InviteSeller = z.output<typeof InviteSeller>;

/** Whose invitation is mailed. */
export const SendInvitation = z.strictObject({ userId });
export type SendInvitation = z.output<typeof SendInvitation>;

export const WithdrawInvitation = z.strictObject({ userId, reason: staffReason });
export type WithdrawInvitation = z.output<typeof WithdrawInvitation>;

/** Names an invitation by the signed link of its e-mail. */
export const InvitationLink = z.strictObject({
  id: idField('This link is not complete. Copy it again from our e-mail.'),
  key: z.string().max(200),
});
export type InvitationLink = z.output<typeof InvitationLink>;

/** What somebody who was invited chooses, by the same rules as whoever registers. */
export const AcceptInvitation = InvitationLink.extend({
  username,
  password: newPassword,
  adult,
  termsVersion,
});
export type AcceptInvitation = z.output<typeof AcceptInvitation>;
