import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { lockPeopleAndAd } from '../agreement-store.ts';
import { lapseOffers } from './lapse-offers.ts';

/** One takes no more messages from the other: nothing that waits between them can be answered. What they agreed on holds. */
export async function partPeople(
  ctx: Context,
  unit: Unit,
  between: readonly [string, string],
): Promise<void> {
  await lockPeopleAndAd(unit.db, { people: between, adId: null });
  await lapseOffers(ctx, unit, { between }, 'blocked');
}
