import { hashPassword } from '#platform/secrets/passwords.ts';
import type { ChangePassword } from '#rules/accounts/settings-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { passwordChangedMail } from '../account-mails.ts';
import { setAccount } from '../account-store.ts';
import { changeProof } from './change-proof.ts';
import { ensureGoodPassword } from './ensure-good-password.ts';
import { ensurePasswordGiven } from './ensure-password-given.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** A new password for whoever knows the old one. Every other session and device ends. */
export async function replacePassword(
  ctx: Context,
  { password, newPassword }: ChangePassword,
): Promise<void> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ensureGoodPassword(newPassword, { email: me.email, isStaff: me.role !== 'enduser' }, 'newPassword');
  await ensurePasswordGiven(ctx, me, password);
  const passwordHash = await hashPassword(newPassword);
  const now = ctx.now();
  await ctx.write(async (unit) => {
    await changeProof(ctx, unit, {
      accountId: me.id,
      why: 'the password was changed',
      change: () =>
        setAccount(unit.db, me.id, { password_hash: passwordHash, password_changed_at: now }, now),
    });
    await unit.enqueue(SEND_MAIL, passwordChangedMail(ctx, me));
  });
}
