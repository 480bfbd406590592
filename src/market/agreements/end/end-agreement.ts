import type { Unit } from '#platform/unit-of-work.ts';
import {
  ensureOfferStep,
  type OfferEvent,
  type OfferParty,
  offerStateAt,
} from '#rules/offers/offer-state.ts';
import type { OfferEnd } from '#rules/offers/offer-words.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import {
  clearReserved,
  findOffer,
  listAgreed,
  type OfferRow,
  setOver,
  type WhichOffers,
} from '../agreement-store.ts';
import { isPaidFor } from '../paid-store.ts';
import { toOfferLife } from '../offer-life.ts';
import { TELL_FREE } from '../tell/tell-free.ts';
import { tellAgreementOver } from '../tell/tell-of-offer.ts';

type Ending = {
  offerId: string;
  outcome: 'sold' | 'fell-through';
  why: OfferEnd | null;
  /** Who ended it; null: the clock, a sale, or what happened to one of the two. */
  by?: string | null;
};

/** Ends what two people agreed on, in the write of what ended it: sold, or the hair is on sale again and both are told. */
export async function endAgreement(
  ctx: Context,
  unit: Unit,
  { offerId, outcome, why, by = null }: Ending,
): Promise<void> {
  const offer = await findOffer(unit.db, offerId);
  if (!offer) throw new Refusal('not-found', 'There is no such offer.');
  if (await isPaidFor(unit.db, offerId))
    throw new Refusal('conflict', 'Somebody is paying or has paid for this hair.');
  const { event, as } = stepOf(outcome, why);
  // A sale has a clock of its own: what it ends is ended from where it was, however late.
  const at = as === 'sale' ? offer.created_at : ctx.now();
  const state = ensureOfferStep([as], toOfferLife(offer), event, at);
  await over(ctx, unit, offer, { state, why, by, at: ctx.now() });
}

/** Ends all agreements of somebody who leaves, of an ad that goes, or of two who part. */
export async function endAgreements(
  ctx: Context,
  unit: Unit,
  which: WhichOffers,
  ending: { why: OfferEnd; by?: string | null },
): Promise<void> {
  for (const offer of await listAgreed(unit.db, which)) {
    const isLate = offerStateAt(toOfferLife(offer), ctx.now()) === 'fell-through';
    if (isLate) await runOut(ctx, unit, offer);
    else
      await over(ctx, unit, offer, {
        state: 'fell-through',
        why: ending.why,
        by: ending.by ?? null,
        at: ctx.now(),
      });
  }
}

/** The time is over and nobody said that it was sold: noted with the second at which it ended for every reader. */
export async function runOut(ctx: Context, unit: Unit, offer: OfferRow): Promise<void> {
  const at = offer.reserved_until ?? ctx.now();
  await over(ctx, unit, offer, { state: 'fell-through', why: 'time-over', by: null, at });
}

type Over = { state: OfferRow['state']; why: OfferEnd | null; by: string | null; at: Date };

async function over(ctx: Context, unit: Unit, offer: OfferRow, { state, why, by, at }: Over): Promise<void> {
  await clearReserved(unit.db, offer.id);
  if (!(await setOver(unit.db, offer.id, { state, at, by, why }))) return;
  if (state === 'fell-through') await unit.enqueue(TELL_FREE, { adId: offer.ad_id });
  // Of a sale that failed its own letters tell.
  if (state === 'fell-through' && why !== 'sale-failed')
    await tellAgreementOver(ctx, unit, offer, why ?? 'called-off');
}

/** As which party it is done, where whoever asks has been asked already whether they may. */
function stepOf(outcome: Ending['outcome'], why: OfferEnd | null): { event: OfferEvent; as: OfferParty } {
  if (outcome === 'sold') return { event: 'sell', as: 'sale' };
  return why === 'called-off' ? { event: 'call-off', as: 'maker' } : { event: 'fail', as: 'sale' };
}
