import { z } from 'zod';
import { BUYER_KINDS, ROLES } from '#rules/accounts/account.ts';

/** What a login answers about the person, by the names of the specification. */
export const LoginDetails = z.object({
  email: z.string(),
  token: z.string(),
  accountType: z.literal([0, 1, 2]),
  user_id: z.string(),
  is_active: z.literal([0, 1]),
  subscription_type: z.int().min(0).max(6),
  username: z.string(),
  role: z.enum(ROLES),
  /** Saved by the browser in place of a password; missing when the person does not want to stay signed in. */
  device_pass: z.string().optional(),
});
export type LoginDetails = z.infer<typeof LoginDetails>;

/** Why the right password is not enough. `second-factor`: the code is missing or not right. */
export const NOT_USABLE = ['unverified', 'blocked', 'deleted', 'second-factor'] as const;
export type NotUsable = (typeof NOT_USABLE)[number];

/** The three outcomes of a login. */
export type LoginOutcome =
  | { success: 0 }
  | { success: 1; loginDetails: LoginDetails }
  | { success: 2; reason: NotUsable };

/** Somebody's own account, as only they see it. */
export const Profile = z.object({
  user_id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  accountType: z.literal([0, 1, 2]),
  country: z.string(),
  kind: z.enum(BUYER_KINDS).nullable(),
  businessName: z.string().nullable(),
  traderDetails: z.string().nullable(),
  memberSince: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

/** A place where somebody is signed in. */
export const SessionView = z.object({
  id: z.string(),
  device: z.string(),
  isThisOne: z.boolean(),
  staysSignedIn: z.boolean(),
  since: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
});
export type SessionView = z.infer<typeof SessionView>;
