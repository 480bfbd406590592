import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { findTraderRow } from './trader-store.ts';
import type { OwnTrader } from './trader-view.ts';

/** One's own trader details; null while there are none. */
export async function showOwnTrader(ctx: Context): Promise<OwnTrader | null> {
  const account = ensure(ctx.viewer, 'use trade tools');
  return (await findTraderRow(ctx.db, account.id)) ?? null;
}
