import type { Context } from '../../context.ts';
import { ensureAccountMay, ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';

/** Counts one search for hair that goes together: of an account, or of a visitor's address. */
export async function ensureMayFind(ctx: Context, where: 'bundle-page' | 'bundles'): Promise<void> {
  if (ctx.viewer === null) await ensureAddressMay(ctx, where);
  else await ensureAccountMay(ctx, where, ctx.viewer.id);
}
