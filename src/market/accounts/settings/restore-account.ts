import type { Unit } from '#platform/unit-of-work.ts';
import type { LoginOutcome } from '../account-view.ts';
import type { RestoreAccount } from '#rules/accounts/settings-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { endLeaving } from '../../holds/lift-hold.ts';
import { restoredMail } from '../account-mails.ts';
import type { FullAccount } from '../account-store.ts';
import { takeBack } from './leaving-store.ts';
import { findByPassword } from '../sign-in/log-in.ts';
import { notUsable } from '../sign-in/login-details.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import { signInUnlessChanged } from '../sign-in/sign-in.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

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
  const alsoDo = (unit: Unit) => (isLeaving ? keepAccount(ctx, unit, account) : Promise.resolve());
  const loginDetails = await signInUnlessChanged(ctx, kept, { byPassword: true, stay: true, alsoDo });
  return loginDetails ? { success: 1, loginDetails } : { success: 0 };
}

/** The purge locks the same row: whoever was first has decided. */
async function keepAccount(ctx: Context, unit: Unit, account: FullAccount): Promise<void> {
  if (!(await takeBack(unit.db, account.id, ctx.now())))
    throw new Refusal('conflict', 'Your account was changed a moment ago. Please sign in again.');
  await endLeaving(ctx, unit, account.id);
  await unit.enqueue(SEND_MAIL, restoredMail(ctx, account));
}
