import type { Unit } from '#platform/unit-of-work.ts';
import type { AdEvent } from '#rules/ads/state.ts';
import type { Money } from '#rules/money/money.ts';
import type { Context } from '../../context.ts';
import { listAgreed } from '../agreement-store.ts';
import { endAgreement, endAgreements } from './end-agreement.ts';
import { isReserved } from '#rules/offers/offer-words.ts';
import { ensureNotReserved } from './ensure-not-reserved.ts';
import { lapseOffers } from './lapse-offers.ts';

type MovingAd = { id: string; seller_id: string; reserved_until: Date | null; reserved_offer: string | null };
type Agreed = { offerId: string; price: Money };

/**
 * What was agreed with the buyer to whom an ad is now marked as sold; null for every other step. Refuses what would
 * break an agreement: a pause, or a sale to somebody else. To delete the ad calls it off.
 */
export async function findAgreedSale(
  ctx: Context,
  unit: Unit,
  ad: MovingAd,
  { event, conversationId }: { event: AdEvent; conversationId: string | null },
): Promise<Agreed | null> {
  if (!isReserved(ad, ctx.now()) || (event !== 'pause' && event !== 'mark-sold')) return null;
  const [agreed] = await listAgreed(unit.db, { adId: ad.id });
  if (event === 'pause' || agreed?.conversation_id !== conversationId)
    await ensureNotReserved(ctx, unit.db, ad);
  return agreed ? { offerId: agreed.id, price: { amount: agreed.amount, currency: agreed.currency } } : null;
}

const ENDS_OFFERS: readonly AdEvent[] = ['pause', 'mark-sold', 'delete'];

/** What becomes of the offers on an ad that is sold, paused or deleted, in the write of that step. */
export async function followAd(
  ctx: Context,
  unit: Unit,
  { adId, event, agreed }: { adId: string; event: AdEvent; agreed: Agreed | null },
): Promise<void> {
  if (!ENDS_OFFERS.includes(event)) return;
  const by = ctx.viewer?.id ?? null;
  if (agreed) await endAgreement(ctx, unit, { offerId: agreed.offerId, outcome: 'sold', why: null, by });
  else await endAgreements(ctx, unit, { adId }, { why: 'called-off', by });
  await lapseOffers(ctx, unit, { adId }, 'ad-gone');
}
