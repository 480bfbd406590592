import { isPassword } from '#platform/secrets/passwords.ts';
import { fingerprint } from '#platform/secrets/secrets.ts';
import type { Login } from '#rules/accounts/account-schema.ts';
import type { LoginOutcome } from '../account-view.ts';
import { PASS_PREFIX } from '#rules/accounts/sign-in/device-pass.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { forgetTries, takeTry } from '../../rate-limits/backoff.ts';
import { findAccountByEmail } from '../account-store.ts';
import { hasDevice } from './device-store.ts';
import { isPasswordPending } from '../register/find-registration-here.ts';
import { logInSilently } from './log-in-silently.ts';
import { notUsable } from './login-details.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import { signInUnlessChanged } from './sign-in.ts';

/**
 * A login, typed or silent. 1: signed in. 0: e-mail or password wrong, and nothing tells which. 2: the password is right,
 * but the account cannot be used.
 */
export async function logIn(ctx: Context, login: Login): Promise<LoginOutcome> {
  const outcome = await tryLogIn(ctx, login);
  // Every try is on record, and of those who did not get in nothing that they typed.
  ctx.log.info(
    {
      success: outcome.success,
      by: login.password.startsWith(PASS_PREFIX) ? 'device pass' : 'password',
      ...(outcome.success === 1 ? { accountId: outcome.loginDetails.user_id } : {}),
      ...(outcome.success === 2 ? { reason: outcome.reason } : {}),
    },
    'a login',
  );
  return outcome;
}

async function tryLogIn(ctx: Context, login: Login): Promise<LoginOutcome> {
  if (login.password.startsWith(PASS_PREFIX)) return logInSilently(ctx, login);
  const account = await findByPassword(ctx, login);
  if (!account)
    return (await isPasswordPending(ctx, login)) ? { success: 2, reason: 'unverified' } : { success: 0 };
  const reason = notUsable(account);
  if (reason) return { success: 2, reason };
  if (!(await passSecondFactor(ctx, account, login.code))) return { success: 2, reason: 'second-factor' };
  const loginDetails = await signInUnlessChanged(ctx, account, { byPassword: true, stay: login.stay });
  return loginDetails ? { success: 1, loginDetails } : { success: 0 };
}

/** The account whose e-mail and password these are. Every wrong try is counted and makes the next ones slower. */
export async function findByPassword(ctx: Context, { email, password }: Pick<Login, 'email' | 'password'>) {
  await ensureAddressMay(ctx, 'login');
  const tries = loginTries(ctx, email);
  const isKnownDevice = await isOnKnownDevice(ctx, email);
  // A stranger who tries passwords makes everybody wait but the owner, on a device where they are signed in.
  if (!isKnownDevice) await takeTry(ctx, tries);
  const account = await findAccountByEmail(ctx.db, email);
  if (!(await isPassword(password, account?.passwordHash ?? null))) return null;
  await forgetTries(ctx, tries);
  return account;
}

/** Under what the tries at one account are counted, whether there is such an account or not. */
export const loginTries = (ctx: Context, email: string) =>
  `login:account:${ctx.secrets.sign('login-tries', email)}`;

async function isOnKnownDevice(ctx: Context, email: string): Promise<boolean> {
  const half = ctx.browser.device;
  return half !== null && (await hasDevice(ctx.db, { cookieHash: fingerprint(half), email, now: ctx.now() }));
}
