import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { lockAdsOfOffers, lockPeopleAndAd } from '../agreement-store.ts';
import { endAgreements } from './end-agreement.ts';
import { lapseOffers } from './lapse-offers.ts';

/**
 * Before anything of somebody who leaves is changed: first they, then every ad with an offer of theirs or to them, and
 * the offers last, as wherever these change. Of two who trade with each other and leave at once, one waits.
 */
export async function lockBeforeLeaving({ db }: Unit, accountId: string): Promise<void> {
  await lockPeopleAndAd(db, { people: [accountId], adId: null });
  await lockAdsOfOffers(db, accountId);
}

/** Somebody is no longer here: what waits for them or for an answer to them is over, and so is what they agreed on. */
export async function leaveOffers(ctx: Context, unit: Unit, accountId: string): Promise<void> {
  await lapseOffers(ctx, unit, { accountId }, 'left');
  await endAgreements(ctx, unit, { accountId }, { why: 'left' });
}
