import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { listChecks } from './check-store.ts';
import type { BuyerCheck } from './check-view.ts';
import { buyerCheck } from './make-check-view.ts';

const MOST = { asked: 20, granted: 50 };

/** Buyers who wait for a check, and those who are certified. */
export async function listBuyerChecks(
  ctx: Context,
): Promise<{ at: string; asked: BuyerCheck[]; certified: BuyerCheck[] }> {
  ensureMayLook(ctx.viewer, 'check buyers');
  const now = ctx.now();
  const list = async (state: 'asked' | 'granted') =>
    (await listChecks(ctx.db, { state, most: MOST[state], now })).map(buyerCheck);
  return { at: now.toISOString(), asked: await list('asked'), certified: await list('granted') };
}
