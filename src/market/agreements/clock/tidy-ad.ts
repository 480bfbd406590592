import type { Unit } from '#platform/unit-of-work.ts';
import { offerStateAt } from '#rules/offers/offer-state.ts';
import type { Context } from '../../context.ts';
import { listAgreed, lockAnswerable, setOver } from '../agreement-store.ts';
import { runOut } from '../end/end-agreement.ts';
import { toOfferLife } from '../offer-life.ts';
import { tellOver } from '../tell/tell-of-offer.ts';

/** Notes of an ad, locked by whoever asks, what the clock has ended and no job has seen yet. */
export async function tidyAd(ctx: Context, unit: Unit, adId: string): Promise<void> {
  const now = ctx.now();
  for (const offer of await lockAnswerable(unit.db, { adId })) {
    if (offerStateAt(toOfferLife(offer), now) !== 'expired') continue;
    await setOver(unit.db, offer.id, { state: 'expired', at: offer.expires_at, by: null, why: 'time-over' });
    await tellOver(ctx, unit, [offer], 'time-over');
  }
  for (const offer of await listAgreed(unit.db, { adId }))
    if (offerStateAt(toOfferLife(offer), now) === 'fell-through') await runOut(ctx, unit, offer);
}
