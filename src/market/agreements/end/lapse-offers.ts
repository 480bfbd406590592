import type { Unit } from '#platform/unit-of-work.ts';
import { offerStateAt } from '#rules/offers/offer-state.ts';
import type { OfferEnd } from '#rules/offers/offer-words.ts';
import type { Context } from '../../context.ts';
import { lockAnswerable, setOver, type WhichOffers } from '../agreement-store.ts';
import { tellOver } from '../tell/tell-of-offer.ts';
import { toOfferLife } from '../offer-life.ts';

/** Offers that can no longer be answered, because of something else that happened: over, without counting for anybody. */
export async function lapseOffers(
  ctx: Context,
  unit: Unit,
  which: WhichOffers,
  why: OfferEnd,
): Promise<void> {
  const now = ctx.now();
  for (const offer of await lockAnswerable(unit.db, which)) {
    const isLate = offerStateAt(toOfferLife(offer), now) === 'expired';
    const end = isLate ? 'time-over' : why;
    await setOver(unit.db, offer.id, {
      state: isLate ? 'expired' : 'lapsed',
      at: isLate ? offer.expires_at : now,
      by: null,
      why: end,
    });
    await tellOver(ctx, unit, [offer], end);
  }
}
