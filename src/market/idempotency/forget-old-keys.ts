import type { Context } from '../context.ts';
import { removeOldKeys } from './idempotency-store.ts';

/** Forgets the answers to requests of more than a day ago. */
export async function forgetOldKeys(ctx: Context): Promise<void> {
  await ctx.write(({ db }) => removeOldKeys(db, ctx.now()));
}
