import type { Unit } from '#platform/unit-of-work.ts';
import { leaveOffers, lockBeforeLeaving } from '../agreements/end/leave-offers.ts';
import type { Context } from '../context.ts';
import { LOOK_AFTER_HELD } from './hold-jobs.ts';
import { placeHoldOnAd, placeHoldOnPerson, placeHoldOnWanted } from './hold-store.ts';

/** Hides an ad in a case: while it is checked, or because staff agreed. */
export async function holdAd(
  ctx: Context,
  unit: Unit,
  hold: Parameters<typeof placeHoldOnAd>[1],
): Promise<void> {
  // A report that is enough by itself was decided by nobody.
  const by = hold.kind === 'check' ? null : (ctx.viewer?.id ?? null);
  await placeHoldOnAd(unit.db, hold, { by, now: ctx.now() });
  await unit.enqueue(LOOK_AFTER_HELD, { adId: hold.adId });
}

/** Hides a request in a case, as an ad. */
export async function holdWanted(
  ctx: Context,
  { db }: Unit,
  hold: Parameters<typeof placeHoldOnWanted>[1],
): Promise<void> {
  const by = hold.kind === 'check' ? null : (ctx.viewer?.id ?? null);
  await placeHoldOnWanted(db, hold, { by, now: ctx.now() });
}

/** Hides all ads of a person, and by a suspension shuts them out. False if the same hold stands already. */
export async function holdPerson(
  ctx: Context,
  unit: Unit,
  hold: Parameters<typeof placeHoldOnPerson>[1],
): Promise<boolean> {
  await lockBeforeLeaving(unit, hold.accountId);
  const isNew = await placeHoldOnPerson(unit.db, hold, { by: ctx.viewer?.id ?? null, now: ctx.now() });
  if (!isNew) return false;
  await leaveOffers(ctx, unit, hold.accountId);
  if (hold.kind === 'suspension') await unit.enqueue(LOOK_AFTER_HELD, { accountId: hold.accountId });
  return true;
}
