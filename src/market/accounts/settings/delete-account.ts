import { RETENTION } from '#rules/retention.ts';
import type { NeedsPassword } from '#rules/accounts/settings-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { holdPerson } from '../../holds/place-hold.ts';
import { deletedMail } from '../account-mails.ts';
import { setAccount } from '../account-store.ts';
import { ensureNothingChanged } from '../password/change-proof.ts';
import { ensureAdminRemains } from '../ensure-admin-remains.ts';
import { ensurePasswordGiven } from '../password/ensure-password-given.ts';
import { forgetSession } from '../sign-in/log-out.ts';
import { signOutEverywhere } from '../sign-in/sign-out-everywhere.ts';
import { DAY_MS } from '#rules/time.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** Somebody leaves: signed out and hidden at once, removed for good after a fortnight in which they may come back. */
export async function deleteAccount(
  ctx: Context,
  { password }: NeedsPassword,
): Promise<{ removedOn: string }> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ensurePasswordGiven(ctx, me, password);
  const now = ctx.now();
  const purgeAfter = new Date(now.getTime() + RETENTION.account * DAY_MS);
  await ctx.write(async (unit) => {
    await ensureNothingChanged(ctx, unit.db, me.id);
    if (me.role === 'admin') await ensureAdminRemains(unit.db, me.id);
    await setAccount(unit.db, me.id, { deleted_at: now, purge_after: purgeAfter }, now);
    await holdPerson(ctx, unit, { kind: 'leaving', accountId: me.id, reportId: null });
    await signOutEverywhere(unit.db, me.id, { why: 'the account was deleted', now });
    await unit.enqueue(SEND_MAIL, deletedMail(ctx, me, purgeAfter));
  });
  forgetSession(ctx);
  return { removedOn: purgeAfter.toISOString() };
}
