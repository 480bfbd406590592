import type { Account } from '#rules/accounts/account.ts';
import { isProofFresh } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findProofsGiven } from '../sign-in/session-store.ts';

/**
 * For what somebody who took an account over would do first: the password, and the second factor where there is one,
 * both given a short while ago. One field asks for them, one after the other; programs call user/confirmItIsYou.
 */
export async function ensureAllProofs(ctx: Context, account: Account, why: string): Promise<void> {
  const { session } = ctx.browser;
  const now = ctx.now();
  // Where it is written: what was proved in this very request may not have come further yet.
  const given = session && (await ctx.write(({ db }) => findProofsGiven(db, session.id)));
  if (!isProofFresh(account, given?.password_given_at ?? null, now))
    throw asks(`Enter your password: ${why}`);
  if (given?.has_second_factor && !isProofFresh(account, given.factor_given_at, now))
    throw asks(`Enter the 6 digits that your app shows, too: ${why}`);
}

const asks = (sentence: string) =>
  new Refusal('not-allowed', 'Please confirm that it is you.', { proof: [sentence] }, { needs: 'proof' });
