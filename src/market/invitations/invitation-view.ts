import { z } from 'zod';
import { OwnAd } from '../ads/mine/own-ad-view.ts';

/** An invitation that waits for its person, as staff see it. */
export const OpenInvitation = z.object({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  invitedBy: z.string().nullable(),
  until: z.iso.datetime(),
  mails: z.int(),
  /** From when it may be mailed, the first time too; null when it was mailed often enough. */
  nextMailAt: z.iso.datetime().nullable(),
  adId: z.string().nullable(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** Who entered what, for whoever has the link of the e-mail. */
export const InvitationView = z.object({
  username: z.string(),
  email: z.string(),
  invitedBy: z.string().nullable(),
  consentOn: z.iso.date(),
  consentHow: z.string(),
  until: z.iso.datetime(),
  ad: OwnAd.nullable(),
});
export type InvitationView = z.infer<typeof InvitationView>;
