import { z } from 'zod';
import { ACCOUNT_TYPE, BUYER_KINDS } from './account.ts';
import { isCountry } from '../countries/countries.ts';
import { line, publicText, typedCode } from '../text/text-schema.ts';
import { isClean } from '../text/plain-text.ts';
import { isReservedName } from './reserved-names.ts';
import { PASSWORD_MIN, TERMS_VERSION, CODES, passwordProblem, CODE_PURPOSES } from './account-rules.ts';
const PASSWORD_MAX = 128;

const NO_EMAIL = 'Enter your e-mail address, like name@example.com.';

/** An address as it is stored: lower case. Whether it can be reached, only a mail can tell. */
export const email = z
  .string(NO_EMAIL)
  .overwrite((text) => text.trim().toLowerCase())
  .max(254, { error: 'This e-mail address is too long.', abort: true })
  .regex(
    /^[^\s@"(),:;<>[\\\]]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?){1,8}$/,
    {
      error: NO_EMAIL,
      abort: true,
    },
  )
  .refine(isClean, NO_EMAIL);

const NO_USERNAME = 'Choose a name of 3 to 30 letters, digits, _ or -.';

export const username = z
  .string(NO_USERNAME)
  .trim()
  .regex(/^[A-Za-z0-9_-]{3,30}$/, { error: NO_USERNAME, abort: true })
  .refine((name) => !isReservedName(name), 'This name is reserved for our staff. Please choose another.');

/** Any characters. Normalised, so that the same keys on another keyboard give the same password. */
export const newPassword = z
  .string(`Choose a password of at least ${PASSWORD_MIN} characters.`)
  .refine((text) => text.isWellFormed(), { error: 'Please choose other characters.', abort: true })
  .overwrite((text) => text.normalize('NFKC'))
  .max(PASSWORD_MAX, { error: `Keep the password to ${PASSWORD_MAX} characters.`, abort: true })
  .refine(
    (text) => [...text].length >= PASSWORD_MIN,
    `Choose a password of at least ${PASSWORD_MIN} characters.`,
  )
  .refine((text) => !text.startsWith('dp1_'), 'Please choose a password that does not begin with dp1_.');

export const code = (digits: number) =>
  typedCode(new RegExp(`^\\d{${digits}}$`), `Enter the ${digits} digits from our e-mail.`);

export const country = z
  .string('Choose your country.')
  .refine(isCountry, 'Choose your country from the list.');

/** Others read it beside somebody's name. */
export const businessName = publicText(line({ name: 'business name', max: 120 })).nullish();

export const adult = z.literal(true, 'You must be 18 or over to have an account.');
export const termsVersion = z.literal(TERMS_VERSION, 'Please read and accept the terms.');

/** Opening an account as a buyer or a seller. */
export const CreateUser = z
  .strictObject({
    accountType: z.literal(
      [ACCOUNT_TYPE.buyer, ACCOUNT_TYPE.seller],
      'Say whether you want to buy or to sell.',
    ),
    username,
    email,
    password: newPassword,
    country,
    adult,
    termsVersion,
    kind: z.enum(BUYER_KINDS, 'Choose what kind of buyer you are.').nullish(),
    businessName,
  })
  .refine((form) => passwordProblem(form.password, form) === undefined, {
    path: ['password'],
    error: 'Choose a password that is not your e-mail address.',
    when: hasBoth,
  })
  .refine((form) => form.accountType === ACCOUNT_TYPE.buyer || !form.kind, {
    path: ['kind'],
    error: 'Only buyers say what kind of buyer they are.',
  });
export type CreateUser = z.infer<typeof CreateUser>;

/** Held to no rule of new passwords: an old one, or half a device pass, may look different. */
const typedPassword = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(1024, 'This password is too long.')
  .refine((text) => text.isWellFormed(), 'Enter your password.');

export const VerifyOtp = z.strictObject({
  email,
  otp: code(CODES.verify.digits),
  /** The one chosen when registering, for whoever opens the mail on another device. */
  password: typedPassword.optional(),
});
export type VerifyOtp = z.infer<typeof VerifyOtp>;
export const ResendOtp = z.strictObject({
  email,
  purpose: z.enum(CODE_PURPOSES, 'Say which code you need.'),
});
export type ResendOtp = z.infer<typeof ResendOtp>;

const NO_SECOND = 'Enter the 6 digits that your app shows now, or a recovery code.';

export const Login = z.strictObject({
  email: z
    .string(NO_EMAIL)
    .trim()
    .toLowerCase()
    .min(1, NO_EMAIL)
    .max(254, NO_EMAIL)
    .refine(isClean, NO_EMAIL),
  password: typedPassword,
  /** Of the second factor, where somebody has one: from the app, or one of the codes kept for the day it is lost. */
  code: typedCode(/^(?:\d{6}|[a-z\d]{10})$/, NO_SECOND).optional(),
  stay: z.boolean('Say whether to stay signed in.').default(true),
});
export type Login = z.infer<typeof Login>;

export const ForgetPassword = z.strictObject({ email });
export type ForgetPassword = z.infer<typeof ForgetPassword>;

export const ResetPassword = z.strictObject({ email, otp: code(CODES.reset.digits), password: newPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;

export const staffRole = z.enum(['creator', 'moderator', 'admin'], 'Choose creator, moderator or admin.');

/** Staff are invited by an admin and choose their password by mail. */
export const HireStaff = z.strictObject({
  username,
  email,
  role: staffRole,
});
export type HireStaff = z.infer<typeof HireStaff>;

function hasBoth(payload: z.core.ParsePayload): boolean {
  return !payload.issues.some((issue) => issue.path?.[0] === 'email' || issue.path?.[0] === 'password');
}
