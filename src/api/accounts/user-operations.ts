import { RETENTION } from '#rules/retention/retention.ts';
import { z } from 'zod';
import {
  CreateUser,
  ForgetPassword,
  Login,
  ResendOtp,
  ResetPassword,
  VerifyOtp,
} from '#rules/accounts/account-schema.ts';
import {
  AcceptTerms,
  ChangePassword,
  EndSession,
  NeedsPassword,
  RestoreAccount,
} from '#rules/accounts/settings-schema.ts';
import { LoginDetails, NOT_USABLE, SessionView } from '#market/accounts/account-view.ts';
import { change, read } from '../operation.ts';

/** The three outcomes, all answered with 200: 1 signed in, 0 not accepted, 2 right but not usable. */
const loginAnswer = {
  success: z.literal([0, 1, 2]),
  loginDetails: LoginDetails.optional(),
  reason: z.enum(NOT_USABLE).optional(),
};

/** Signing up, in and out, and one's own account. */
export const userOperations = {
  login: change({
    about: 'Signs in by password, or silently by device pass. Answers 200 with success 0, 1 or 2.',
    access: 'anyone',
    opensSession: true,
    input: Login,
    output: loginAnswer,
    order: (market, input) => market.accounts.logIn(input),
  }),
  logout: change({
    about: 'Ends this session and its device pass. Also for somebody whose session has just run out.',
    access: 'anyone',
    order: (market) => market.accounts.logOut(),
  }),
  createUser: change({
    about:
      'Registers; a code by e-mail makes an account of it. An address that has an account gets the same answer.',
    access: 'anyone',
    opensSession: true,
    input: CreateUser,
    output: { next: z.literal('verifyOtp') },
    order: (market, input) => market.accounts.create(input),
  }),
  verifyOtp: change({
    about:
      'Proves the address by the code that was mailed, and signs in: in the browser that registered, or with the password.',
    access: 'anyone',
    opensSession: true,
    input: VerifyOtp,
    output: { loginDetails: LoginDetails },
    order: (market, input) => market.accounts.verify(input),
  }),
  resendOtp: change({
    about: 'E-mails another code. The answer is always the same.',
    access: 'anyone',
    opensSession: true,
    input: ResendOtp,
    order: (market, input) => market.accounts.askForCode(input),
  }),
  forgetPassword: change({
    about: 'E-mails a code for a new password. The answer is always the same.',
    access: 'anyone',
    opensSession: true,
    input: ForgetPassword,
    order: (market, { email }) => market.accounts.askForCode({ email, purpose: 'reset-password' }),
  }),
  verifyOtpAnUpdatePassword: change({
    about: 'Sets a new password by the code that was mailed; ends every session and device pass.',
    access: 'anyone',
    opensSession: true,
    input: ResetPassword,
    order: (market, input) => market.accounts.resetPassword(input),
  }),
  changePassword: change({
    about: 'Sets a new password by the old one; ends every other session and device pass.',
    access: 'manage your account',
    input: ChangePassword,
    order: (market, input) => market.accounts.changePassword(input),
  }),
  sessions: read({
    about: 'Where you are signed in.',
    access: 'manage your account',
    output: { items: z.array(SessionView) },
    order: (market) => market.accounts.sessions(),
  }),
  endSession: change({
    about: 'Ends one of your sessions, or all others with session = others.',
    access: 'manage your account',
    input: EndSession,
    order: (market, input) => market.accounts.endSession(input),
  }),
  exportData: change({
    about: 'Makes a zip of everything we store about you, and e-mails its link.',
    access: 'manage your account',
    order: (market) => market.accounts.exportData(),
  }),
  acceptTerms: change({
    about: 'Accepts the terms of use as they are now.',
    access: 'manage your account',
    input: AcceptTerms,
    order: (market, input) => market.accounts.acceptTerms(input),
  }),
  deleteAccount: change({
    about: `Hides your account at once and removes it after ${RETENTION.account} days. Needs your password if it was not given lately.`,
    access: 'manage your account',
    input: NeedsPassword,
    output: { removedOn: z.iso.datetime() },
    order: (market, input) => market.accounts.delete(input),
  }),
  restoreAccount: change({
    about: `Undoes a deletion within its ${RETENTION.account} days, and signs in. Answers as login does.`,
    access: 'anyone',
    opensSession: true,
    input: RestoreAccount,
    output: loginAnswer,
    order: (market, input) => market.accounts.restore(input),
  }),
};
