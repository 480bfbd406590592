import type { LoginOutcome } from '#rules/account-views.ts';
import type { RestoreAccount } from '#rules/account-settings.ts';
import type { Context } from '../context.ts';
import { restoredMail } from './account-mails.ts';
import { setAccount } from './account-store.ts';
import { findByPassword, logIn } from './log-in.ts';

/** Undoes a deletion within its fortnight, and signs in. Accounts that staff removed have no such day and stay removed. */
export async function restoreAccount(ctx: Context, login: RestoreAccount): Promise<LoginOutcome> {
  const account = await findByPassword(ctx, login);
  if (account?.deletedAt && account.purgeAfter) {
    await ctx.write(async (unit) => {
      await setAccount(unit.db, account.id, { deleted_at: null, purge_after: null }, ctx.now());
      await unit.enqueue('send-mail', restoredMail(ctx, account));
    });
  }
  return account ? logIn(ctx, { ...login, stay: true }) : { success: 0 };
}
