import type { Account } from '#rules/accounts/account.ts';
import { isProofFresh } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findByPassword } from '../sign-in/log-in.ts';
import { noteProof } from './note-proof.ts';

/**
 * For what only the person themselves may do to their account: the password was typed a short while ago or comes with
 * this request. A session that a device pass opened is not enough.
 */
export async function ensurePasswordGiven(ctx: Context, account: Account, password?: string): Promise<void> {
  if (password === undefined && isPasswordFresh(ctx, account)) return;
  if (password === undefined) throw askAgain('Please enter your password again: it has been a while.');
  if (!(await findByPassword(ctx, { email: account.email, password })))
    throw askAgain('This is not your password.');
  await noteProof(ctx, account.id, { password_given_at: ctx.now(), strength: 'strong' });
}

export const isPasswordFresh = (ctx: Context, account: Account): boolean =>
  isProofFresh(account, ctx.browser.session?.passwordGivenAt ?? null, ctx.now());

const askAgain = (sentence: string) =>
  new Refusal('not-allowed', 'Please confirm that it is you.', { password: [sentence] });
