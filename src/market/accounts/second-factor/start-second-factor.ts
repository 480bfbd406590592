import type { NeedsPassword } from '#rules/accounts/settings-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { SecondFactorSetup } from './second-factor-view.ts';
import type { Context } from '../../context.ts';
import { ensurePasswordGiven } from '../password/ensure-password-given.ts';
import { makeSecret, sealSecret } from './second-factor-secret.ts';
import { setSecondFactor } from './second-factor-store.ts';
import { toSecondFactorSetup } from './show-second-factor.ts';

/** A secret for somebody's authenticator app. It counts once a code shows that the app has it. */
export async function startSecondFactor(
  ctx: Context,
  { password }: NeedsPassword,
): Promise<{ setup: SecondFactorSetup }> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ensurePasswordGiven(ctx, me, password);
  const secret = makeSecret();
  const kept = sealSecret(ctx, me.id, secret);
  if (!(await ctx.write(({ db }) => setSecondFactor(db, me.id, kept))))
    throw new Refusal('conflict', 'Your second factor is on already. Turn it off first to use another app.');
  return { setup: toSecondFactorSetup(ctx, me, secret) };
}
