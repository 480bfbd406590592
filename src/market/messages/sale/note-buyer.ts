import type { Unit } from '#platform/unit-of-work.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { countSale, uncountSale } from '../../prices/sales/count-sale.ts';
import { recordSale, undoSale } from '../../ratings/sale/record-sale.ts';
import { removeSoldTo, setSoldTo } from './asker-store.ts';

type Sale = { adId: string; status: AdStatus; conversationId: string | null; now: Date };

/**
 * Remembers to whom an ad went, and forgets it when the ad is for sale again. Only such a sale counts for prices, and
 * can be rated.
 */
export async function noteBuyer(
  ctx: Context,
  unit: Unit,
  { adId, status, conversationId, now }: Sale,
): Promise<void> {
  const { db } = unit;
  if (status === 'live') {
    await uncountSale(db, adId);
    await undoSale(unit, adId);
    return removeSoldTo(db, adId);
  }
  if (status !== 'sold' || conversationId === null) return;
  const sides = await setSoldTo(db, { adId, conversationId, now });
  if (!sides)
    throw new Refusal('invalid', 'Please check what you entered.', {
      conversationId: ['Choose somebody who wrote to you about this ad.'],
    });
  await countSale(db, { adId, ...sides, soldAt: now });
  await recordSale(ctx, unit, { adId, conversationId, ...sides, soldAt: now });
}
