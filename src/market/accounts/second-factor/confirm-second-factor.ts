import { findTotpStep } from '#platform/secrets/totp.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ConfirmSecondFactor } from '#rules/accounts/sign-in/second-factor-schema.ts';
import type { RecoveryCodes } from './second-factor-view.ts';
import type { Context } from '../../context.ts';
import { takeTry } from '../../rate-limits/backoff.ts';
import { changeProof } from '../password/change-proof.ts';
import { ensurePasswordGiven } from '../password/ensure-password-given.ts';
import { findSecondFactor, insertRecoveryCodes, setSecondFactorConfirmed } from './second-factor-store.ts';
import { makeRecoveryCodes, recoverySum, openSecret } from './second-factor-secret.ts';
import { secondFactorOnMail } from '../security-mails.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** The app's first code turns the second factor on. Every other device must sign in anew, with it. */
export async function confirmSecondFactor(
  ctx: Context,
  { code }: ConfirmSecondFactor,
): Promise<RecoveryCodes> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ensurePasswordGiven(ctx, me);
  await takeTry(ctx, `second-factor:setup:${me.id}`);
  const found = await findSecondFactor(ctx.db, me.id);
  const secret = found && !found.confirmedAt ? openSecret(ctx, me.id, found.kept) : undefined;
  if (!found || !secret) throw new Refusal('conflict', 'Nothing is being set up. Please start again.');
  const now = ctx.now();
  const step = findTotpStep(secret, code, now);
  if (step === undefined) throw notTheCode();
  const recoveryCodes = makeRecoveryCodes();
  const hmacs = recoveryCodes.map((each) => recoverySum(secret, me.id, each));
  await ctx.write(async (unit) => {
    const change = async () => {
      if (!(await setSecondFactorConfirmed(unit.db, me.id, { kept: found.kept, step, now })))
        throw notTheCode();
      await insertRecoveryCodes(unit.db, { accountId: me.id, email: me.email, hmacs, now });
    };
    await changeProof(ctx, unit, { accountId: me.id, why: 'the second factor was turned on', change });
    await unit.enqueue(SEND_MAIL, secondFactorOnMail(ctx, me));
  });
  return { recoveryCodes };
}

const notTheCode = () =>
  new Refusal('invalid', 'Please check the code.', {
    code: ['This is not what your app should show now. Check that its clock is right.'],
  });
