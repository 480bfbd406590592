import type { Account } from '#rules/accounts/account.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { EndSecondFactor } from '#rules/accounts/sign-in/second-factor-schema.ts';
import type { RecoveryCodes } from './second-factor-view.ts';
import type { Context } from '../../context.ts';
import { changeProof } from '../password/change-proof.ts';
import { ensurePasswordGiven } from '../password/ensure-password-given.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { findSecondFactor, insertRecoveryCodes, removeSecondFactor } from './second-factor-store.ts';
import { makeRecoveryCodes, recoverySum, openSecret } from './second-factor-secret.ts';
import { secondFactorOffMail } from '../security-mails.ts';
import { isSecondFactorRequired } from './show-second-factor.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/**
 * Turns the second factor off, for whoever has both factors at hand; every other device signs in anew. Staff of a real
 * site keep theirs.
 */
export async function endSecondFactor(ctx: Context, proof: EndSecondFactor): Promise<void> {
  const me = ensure(ctx.viewer, 'manage your account');
  if (isSecondFactorRequired(ctx, me))
    throw new Refusal('not-allowed', 'Staff cannot work without a second factor.');
  await ensureBothFactors(ctx, me, proof);
  await ctx.write(async (unit) => {
    await changeProof(ctx, unit, {
      accountId: me.id,
      why: 'the second factor was turned off',
      change: () => removeSecondFactor(unit.db, me.id),
    });
    await unit.enqueue(SEND_MAIL, secondFactorOffMail(ctx, me));
  });
}

/** New codes for the day the phone is lost, in place of those before. */
export async function renewRecoveryCodes(ctx: Context, proof: EndSecondFactor): Promise<RecoveryCodes> {
  const me = ensure(ctx.viewer, 'manage your account');
  const kept = await ensureBothFactors(ctx, me, proof);
  const secret = openSecret(ctx, me.id, kept);
  if (!secret)
    throw new Refusal(
      'conflict',
      'We can no longer check codes from your app. Turn the second factor off and on again.',
    );
  const recoveryCodes = makeRecoveryCodes();
  const hmacs = recoveryCodes.map((code) => recoverySum(secret, me.id, code));
  await ctx.write(({ db }) =>
    insertRecoveryCodes(db, { accountId: me.id, email: me.email, hmacs, now: ctx.now() }),
  );
  return { recoveryCodes };
}

async function ensureBothFactors(
  ctx: Context,
  me: Account,
  { password, code }: EndSecondFactor,
): Promise<Buffer> {
  const found = await findSecondFactor(ctx.db, me.id);
  if (!found?.confirmedAt) throw new Refusal('conflict', 'Your second factor is off already.');
  await ensurePasswordGiven(ctx, me, password);
  if (!(await passSecondFactor(ctx, { id: me.id, hasSecondFactor: true }, code)))
    throw new Refusal('invalid', 'Please check the code.', {
      code: ['This code is not right, or was used before. Wait for the next one.'],
    });
  return found.kept;
}
