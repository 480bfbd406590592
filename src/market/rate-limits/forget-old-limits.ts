import type { Context } from '../context.ts';
import { removeOldLimits } from './rate-limit-store.ts';

/** Forgets who asked how often, once it no longer matters. */
export async function forgetOldLimits(ctx: Context): Promise<void> {
  await ctx.write(({ db }) => removeOldLimits(db, ctx.now()));
}
