import { hashAndDo } from '#platform/secrets/passwords.ts';
import type { ResetPassword } from '#rules/accounts/account-schema.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { forgetTries } from '../../rate-limits/backoff.ts';
import { passwordChangedMail } from '../account-mails.ts';
import { findAccountByEmail, setAccount } from '../account-store.ts';
import { ensureGoodPassword } from './ensure-good-password.ts';
import { loginTries } from '../sign-in/log-in.ts';
import { signOutEverywhere } from '../sign-in/sign-out-everywhere.ts';
import { refuseCode, tryCode } from '../codes/try-code.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** A new password by a code from the mail. Every session and device ends, and so does the wait that a stranger caused. */
export async function resetPassword(ctx: Context, { email, otp, password }: ResetPassword): Promise<void> {
  await ensureAddressMay(ctx, 'code');
  await ensureGoodPassword(password, { email });
  const isDone = await hashAndDo(password, (passwordHash) =>
    ctx.write(async (unit) => {
      const account = await findAccountByEmail(unit.db, email);
      if (!account || account.blockedAt || account.deletedAt) return false;
      if (!(await tryCode(ctx, unit, { accountId: account.id, purpose: 'reset-password', code: otp })))
        return false;
      const now = ctx.now();
      await ensureGoodPassword(password, { email, isStaff: account.role !== 'enduser' });
      // The code came by mail, so it proves the address too.
      const change = { password_hash: passwordHash, password_changed_at: now };
      await setAccount(unit.db, account.id, { ...change, verified_at: account.verifiedAt ?? now }, now);
      await signOutEverywhere(unit.db, account.id, { why: 'the password was changed', now });
      await unit.enqueue(SEND_MAIL, passwordChangedMail(ctx, account));
      return true;
    }),
  );
  if (!isDone) return refuseCode(ctx);
  await forgetTries(ctx, loginTries(ctx, email));
}
