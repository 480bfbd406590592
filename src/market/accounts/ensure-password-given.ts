import type { Account } from '#rules/account.ts';
import { STRONG_FOR_MS } from '#rules/account-settings.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { findByPassword } from './log-in.ts';
import { setPasswordGiven } from './session-store.ts';

/**
 * For what only the person themselves may do: the password was typed a short while ago (15 minutes, staff 12 hours) or
 * comes with this request. A session that a device pass opened is not enough.
 */
export async function ensurePasswordGiven(ctx: Context, account: Account, password?: string): Promise<void> {
  const { session } = ctx.browser;
  if (password === undefined && isPasswordFresh(ctx, account)) return;
  if (password === undefined) throw askAgain('Please enter your password again: it has been a while.');
  if (!(await findByPassword(ctx, { email: account.email, password })))
    throw askAgain('This is not your password.');
  if (session) await ctx.write(({ db }) => setPasswordGiven(db, session.id, ctx.now()));
}

export function isPasswordFresh(ctx: Context, account: Account): boolean {
  const holdsFor = account.role === 'enduser' ? STRONG_FOR_MS.person : STRONG_FOR_MS.staff;
  const given = ctx.browser.session?.passwordGivenAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return ctx.now().getTime() - given <= holdsFor;
}

const askAgain = (sentence: string) =>
  new Refusal('not-allowed', 'Please confirm that it is you.', { password: [sentence] });
