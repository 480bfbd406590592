import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { findTrader } from './find-trader.ts';
import type { TraderView } from './trader-view.ts';

/** Somebody's trader details, for staff. */
export async function showTrader(ctx: Context, accountId: string): Promise<TraderView | null> {
  ensureMayLook(ctx.viewer, 'see users');
  return findTrader(ctx.db, accountId);
}
