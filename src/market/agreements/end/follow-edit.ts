import type { Unit } from '#platform/unit-of-work.ts';
import type { AdFacts } from '#rules/ads/ad-facts.ts';
import { isOfferedFor } from '#rules/offers/offered-facts.ts';
import type { Context } from '../../context.ts';
import { ensureNotReserved } from './ensure-not-reserved.ts';
import { lapseOffers } from './lapse-offers.ts';

type EditedAd = { id: string; seller_id: string; reserved_until: Date | null; reserved_offer: string | null };

/**
 * An ad says something else now. What an offer was made for stays while it is agreed, and whatever was offered for it
 * before is over: nobody is held to a price for other hair.
 */
export async function followEdit(
  ctx: Context,
  unit: Unit,
  ad: EditedAd,
  { before, after }: { before: AdFacts; after: AdFacts },
): Promise<void> {
  if (!isOfferedFor(before, after)) return;
  await ensureNotReserved(ctx, unit.db, ad);
  await lapseOffers(ctx, unit, { adId: ad.id }, 'ad-changed');
}
