import type { Context } from '../../context.ts';
import { ensureNothingChanged } from './change-proof.ts';
import { type GivenProof, setProofGiven } from '../sign-in/session-store.ts';

/** Remembers on the session which proof was given just now, if it is still one: the password may have changed meanwhile. */
export async function noteProof(ctx: Context, accountId: string, given: GivenProof): Promise<void> {
  const { session } = ctx.browser;
  if (!session) return;
  await ctx.write(async ({ db }) => {
    await ensureNothingChanged(ctx, db, accountId);
    await setProofGiven(db, session.id, given);
  });
}
