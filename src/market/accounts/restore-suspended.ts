import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { liftSuspension } from '../holds/lift-hold.ts';

/**
 * Lifts one suspension: staff's own first, then that of the newest case. Whoever has another one stays out. False if
 * nobody had shut them out.
 */
export async function restoreSuspended(ctx: Context, unit: Unit, accountId: string): Promise<boolean> {
  return liftSuspension(ctx, unit, accountId);
}
