import type { EndSession } from '#rules/accounts/settings-schema.ts';
import { ALL_OTHERS } from '#rules/accounts/account-rules.ts';
import { isId } from '#rules/id.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { revokeDevice, revokeDevices } from './device-store.ts';
import { forgetSession } from './log-out.ts';
import { findSession, removeSession, removeSessions } from './session-store.ts';

/** Signs out one place, or all others. What stayed signed in there stays so no longer. */
export async function endSession(ctx: Context, { session }: EndSession): Promise<void> {
  const me = ensure(ctx.viewer, 'manage your account');
  const current = ctx.browser.session;
  await ctx.write(async ({ db }) => {
    if (session === ALL_OTHERS) {
      await removeSessions(db, me.id, current?.id);
      const exceptId = current?.deviceId ?? null;
      return revokeDevices(db, me.id, { why: 'signed out from elsewhere', exceptId, now: ctx.now() });
    }
    const found = isId(session) ? await findSession(db, me.id, session) : undefined;
    if (!found) throw new Refusal('not-found', 'This session has already ended.');
    await removeSession(db, found.id);
    if (found.device_id) await revokeDevice(db, found.device_id, 'signed out from elsewhere', ctx.now());
  });
  if (session === current?.id) forgetSession(ctx);
}
