import { isPassword } from '#platform/secrets/passwords.ts';
import type { VerifyOtp } from '#rules/accounts/account-schema.ts';
import type { LoginDetails } from '../account-view.ts';
import { isRefusal, type Refusal } from '#rules/refusal.ts';
import { ensureDeviceWelcome } from '../../bans/find-ban.ts';
import { findBrowserMark } from '../../browser-mark.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import type { FullAccount } from '../account-store.ts';
import { openAccount } from './open-account.ts';
import { hasLiveCode, isRegistrationCode } from './registration-code.ts';
import { countTry, lockRegistrations } from './registration-store.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { refuseCode } from '../codes/try-code.ts';

const ELSEWHERE =
  'If you registered on another device or in another browser, enter the password that you chose there, too.';

/**
 * The code from the mail proves the address: what was typed with it becomes the account, and its owner is signed in. It
 * counts in the browser that registered, or with the password chosen there; nothing else that waits for the address can
 * profit from it, and an account that is there already is never opened by it.
 */
export async function verifyAddress(ctx: Context, form: VerifyOtp): Promise<{ loginDetails: LoginDetails }> {
  await ensureAddressMay(ctx, 'code');
  await ensureDeviceWelcome(ctx, ctx.db);
  const account = (await proveHere(ctx, form)) ?? (await proveElsewhere(ctx, form));
  if (!account) return refuseCode(ctx, ELSEWHERE);
  if (isRefusal(account)) throw account;
  return { loginDetails: await signIn(ctx, account, { byPassword: false, stay: true }) };
}

type Proved = FullAccount | Refusal | undefined;

async function proveHere(ctx: Context, { email, otp }: VerifyOtp): Promise<Proved> {
  const browser = findBrowserMark(ctx);
  if (browser === null) return undefined;
  return ctx.write(async (unit) => {
    const waiting = await lockRegistrations(unit.db, { email, now: ctx.now() });
    const own = waiting.find(({ browser_hash }) => browser_hash === browser);
    if (!own || !hasLiveCode(ctx, own)) return undefined;
    await countTry(unit.db, [own.id], 'tries');
    return isRegistrationCode(ctx, own, otp) ? openAccount(ctx, unit, own) : undefined;
  });
}

/** Each try counts for every code that it might have been, before anybody knows whether it was right. */
async function proveElsewhere(ctx: Context, { email, otp, password }: VerifyOtp): Promise<Proved> {
  if (password === undefined) return undefined;
  const tried = await ctx.write(async (unit) => {
    const waiting = await lockRegistrations(unit.db, { email, now: ctx.now() });
    const live = waiting.filter((each) => hasLiveCode(ctx, each, 'tries_elsewhere'));
    await countTry(
      unit.db,
      live.map(({ id }) => id),
      'tries_elsewhere',
    );
    return live;
  });
  const meant = tried.find((each) => isRegistrationCode(ctx, each, otp));
  if (!(await isPassword(password, meant?.password_hash ?? null)) || !meant) return undefined;
  return ctx.write(async (unit) => {
    const waiting = await lockRegistrations(unit.db, { email, now: ctx.now() });
    const still = waiting.find(
      ({ id, code_hmac, password_hash }) =>
        id === meant.id && code_hmac === meant.code_hmac && password_hash === meant.password_hash,
    );
    return still && openAccount(ctx, unit, still);
  });
}
