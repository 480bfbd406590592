import { randomBytes } from 'node:crypto';
import type { NeedsPassword } from '#rules/account-settings.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { SecondFactorSetup } from '#rules/second-factor.ts';
import type { Context } from '../context.ts';
import { ensurePasswordGiven } from './ensure-password-given.ts';
import { setSecondFactorNonce } from './second-factor-store.ts';
import { setupOf } from './show-second-factor.ts';

/** A secret for somebody's authenticator app. It counts once a code shows that the app has it. */
export async function startSecondFactor(
  ctx: Context,
  { password }: NeedsPassword,
): Promise<{ setup: SecondFactorSetup }> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ensurePasswordGiven(ctx, me, password);
  const nonce = randomBytes(20);
  if (!(await ctx.write(({ db }) => setSecondFactorNonce(db, me.id, nonce))))
    throw new Refusal('conflict', 'Your second factor is on already. Turn it off first to use another app.');
  return { setup: setupOf(ctx, me, nonce) };
}
