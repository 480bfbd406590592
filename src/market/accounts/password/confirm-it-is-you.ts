import type { ConfirmItIsYou } from '#rules/accounts/settings-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { forgetTries, takeTry } from '../../rate-limits/backoff.ts';
import { findByPassword } from '../sign-in/log-in.ts';
import { noteProof } from './note-proof.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';

/** Somebody signed in proves once more who they are. For staff it holds ten minutes, for what asks for a fresh proof. */
export async function confirmItIsYou(ctx: Context, { password, code }: ConfirmItIsYou): Promise<void> {
  const me = ensure(ctx.viewer, 'manage your account');
  const tries = `proof:account:${me.id}`;
  // A login does not hold up a device it knows. Here that device may be the one that was taken.
  if (password !== undefined) await takeTry(ctx, tries);
  if (password !== undefined && !(await findByPassword(ctx, { email: me.email, password })))
    throw refuseProof('password', 'This is not your password.');
  if (code !== undefined && !(await passSecondFactor(ctx, { id: me.id, hasSecondFactor: true }, code)))
    throw refuseProof('code', 'This code is not right, or was used before. Wait for the next one.');
  await forgetTries(ctx, tries);
  const now = ctx.now();
  await noteProof(ctx, me.id, {
    ...(password === undefined ? {} : { password_given_at: now, strength: 'strong' as const }),
    ...(code === undefined ? {} : { factor_given_at: now }),
  });
}

const refuseProof = (field: string, sentence: string) =>
  new Refusal('not-allowed', 'Please confirm that it is you.', { [field]: [sentence] }, { needs: 'proof' });
