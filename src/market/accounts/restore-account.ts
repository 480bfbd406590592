import type { LoginOutcome } from '#rules/account-views.ts';
import type { RestoreAccount } from '#rules/account-settings.ts';
import type { Context } from '../context.ts';
import { endLeaving } from '../holds/lift-hold.ts';
import { restoredMail } from './account-mails.ts';
import type { FullAccount } from './account-store.ts';
import { takeBack } from './leaving-store.ts';
import { findByPassword } from './log-in.ts';
import { notUsable } from './login-details.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { signIn } from './sign-in.ts';

/**
 * Undoes a deletion until it is carried out, and signs in. Accounts that staff removed have no such day and stay
 * removed. Whoever comes a moment after the purge hears what everybody hears whose account is gone.
 */
export async function restoreAccount(ctx: Context, login: RestoreAccount): Promise<LoginOutcome> {
  const account = await findByPassword(ctx, login);
  if (!account) return { success: 0 };
  const isLeaving = account.deletedAt !== null && account.purgeAfter !== null;
  const kept = isLeaving ? { ...account, deletedAt: null, purgeAfter: null } : account;
  const reason = notUsable(kept);
  if (reason) return { success: 2, reason };
  if (!(await passSecondFactor(ctx, account, login.code))) return { success: 2, reason: 'second-factor' };
  if (isLeaving && !(await keep(ctx, account))) return { success: 0 };
  return { success: 1, loginDetails: await signIn(ctx, kept, { byPassword: true, stay: true }) };
}

const keep = (ctx: Context, account: FullAccount): Promise<boolean> =>
  ctx.write(async (unit) => {
    if (!(await takeBack(unit.db, account.id, ctx.now()))) return false;
    await endLeaving(ctx, unit, account.id);
    await unit.enqueue('send-mail', restoredMail(ctx, account));
    return true;
  });
