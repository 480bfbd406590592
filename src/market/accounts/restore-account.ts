import type { Unit } from '#platform/unit-of-work.ts';
import type { LoginOutcome } from '#rules/account-views.ts';
import type { RestoreAccount } from '#rules/account-settings.ts';
import type { Context } from '../context.ts';
import { restoredMail } from './account-mails.ts';
import { setAccount } from './account-store.ts';
import { findByPassword } from './log-in.ts';
import { notUsable } from './login-details.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { signInUnlessChanged } from './sign-in.ts';

/** Undoes a deletion within its fortnight, and signs in. Accounts that staff removed have no such day and stay removed. */
export async function restoreAccount(ctx: Context, login: RestoreAccount): Promise<LoginOutcome> {
  const account = await findByPassword(ctx, login);
  if (!account) return { success: 0 };
  const isLeaving = account.deletedAt !== null && account.purgeAfter !== null;
  const kept = isLeaving ? { ...account, deletedAt: null, purgeAfter: null } : account;
  const reason = notUsable(kept);
  if (reason) return { success: 2, reason };
  if (!(await passSecondFactor(ctx, account, login.code))) return { success: 2, reason: 'second-factor' };
  const alsoDo = async (unit: Unit) => {
    if (!isLeaving) return;
    await setAccount(unit.db, account.id, { deleted_at: null, purge_after: null }, ctx.now());
    await unit.enqueue('send-mail', restoredMail(ctx, account));
  };
  const loginDetails = await signInUnlessChanged(ctx, kept, { byPassword: true, stay: true, alsoDo });
  return loginDetails ? { success: 1, loginDetails } : { success: 0 };
}
