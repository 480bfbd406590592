import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { liftOneSuspension } from '../holds/hold-store.ts';

/**
 * Lifts one suspension: staff's own first, then that of the newest case. Whoever has another one stays out. False if
 * nobody had shut them out.
 */
export async function restoreSuspended(ctx: Context, { db }: Unit, accountId: string): Promise<boolean> {
  return liftOneSuspension(db, accountId, { by: ctx.viewer?.id ?? null, now: ctx.now() });
}
