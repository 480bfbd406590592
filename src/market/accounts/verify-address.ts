import type { VerifyOtp } from '#rules/account-forms.ts';
import type { LoginDetails } from '#rules/account-views.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../limits/ensure-within-limits.ts';
import { welcomeMail } from './account-mails.ts';
import { findAccountByEmail, setAccount } from './account-store.ts';
import { signIn } from './sign-in.ts';
import { refuseCode, tryCode } from './try-code.ts';

/** The code from the mail proves the address; its owner is signed in. */
export async function verifyAddress(
  ctx: Context,
  { email, otp }: VerifyOtp,
): Promise<{ loginDetails: LoginDetails }> {
  await ensureAddressMay(ctx, 'code');
  const account = await ctx.write(async (unit) => {
    const found = await findAccountByEmail(unit.db, email);
    if (!found || found.blockedAt || found.deletedAt) return null;
    if (!(await tryCode(ctx, unit, { accountId: found.id, purpose: 'verify-email', code: otp }))) return null;
    await setAccount(unit.db, found.id, { verified_at: ctx.now() }, ctx.now());
    await unit.enqueue('send-mail', welcomeMail(ctx, found));
    return found;
  });
  if (!account) return refuseCode(ctx);
  return { loginDetails: await signIn(ctx, account, { byPassword: false, stay: true }) };
}
