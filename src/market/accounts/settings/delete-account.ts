import type { NeedsPassword } from '#rules/accounts/settings-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { ensureNothingChanged } from '../password/change-proof.ts';
import { ensurePasswordGiven } from '../password/ensure-password-given.ts';
import { forgetSession } from '../sign-in/log-out.ts';
import { startLeaving } from './start-leaving.ts';

/** Somebody leaves: signed out and hidden at once, removed for good after a fortnight in which they may come back. */
export async function deleteAccount(
  ctx: Context,
  { password }: NeedsPassword,
): Promise<{ removedOn: string }> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ensurePasswordGiven(ctx, me, password);
  const purgeAfter = await ctx.write(async (unit) => {
    await ensureNothingChanged(ctx, unit.db, me.id);
    return startLeaving(ctx, unit, me);
  });
  forgetSession(ctx);
  return { removedOn: purgeAfter.toISOString() };
}
