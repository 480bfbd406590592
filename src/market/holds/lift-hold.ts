import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../context.ts';
import { liftHoldOfCase, liftLeaving, liftOneSuspension } from './hold-store.ts';

const toDeed = (ctx: Context) => ({ by: ctx.viewer?.id ?? null, now: ctx.now() });

/** Ends what was held in this case, and nothing that another one holds. */
export async function liftCase(ctx: Context, { db }: Unit, reportId: string): Promise<void> {
  await liftHoldOfCase(db, reportId, toDeed(ctx));
}

/** Ends one suspension: staff's own first, then that of the newest case. False if there is none. */
export async function liftSuspension(ctx: Context, { db }: Unit, accountId: string): Promise<boolean> {
  return liftOneSuspension(db, accountId, toDeed(ctx));
}

/** Ends the hold of somebody who left and comes back. */
export async function endLeaving(ctx: Context, { db }: Unit, accountId: string): Promise<void> {
  await liftLeaving(db, accountId, { by: accountId, now: ctx.now() });
}
