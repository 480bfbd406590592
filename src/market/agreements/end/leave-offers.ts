import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { endAgreements } from './end-agreement.ts';
import { lapseOffers } from './lapse-offers.ts';

/** Somebody is no longer here: what waits for them or for an answer to them is over, and so is what they agreed on. */
export async function leaveOffers(ctx: Context, unit: Unit, accountId: string): Promise<void> {
  await lapseOffers(ctx, unit, { accountId }, 'left');
  await endAgreements(ctx, unit, { accountId }, { why: 'left' });
}
