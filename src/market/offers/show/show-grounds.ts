import { PAYMENT_WAYS, paymentWaysInWords } from '#rules/ads/fields/payment-ways.ts';
import { statusAt } from '#rules/ads/state.ts';
import { isReserved, OFFERS_ON_AD } from '#rules/offers/offer-words.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { judgeAdPrice } from '../../prices/judge-ad-price.ts';
import { readOnAd } from '../make/read-past.ts';
import type { OfferGrounds } from './offer-grounds-view.ts';
import { findAdGrounds } from '../offer-store.ts';

/** What the people of a conversation know of its ad when they weigh an offer. */
export async function showOfferGrounds(
  ctx: Context,
  { adId, role }: { adId: string; role: 'buyer' | 'seller' },
): Promise<OfferGrounds> {
  const reader = ensure(ctx.viewer, 'read and send messages');
  const ad = await findAdGrounds(ctx.db, adId);
  const fair = ad?.judged && role === 'seller' ? await judgeAdPrice(ctx, ad.judged) : undefined;
  return {
    paidBy: paymentWaysInWords(PAYMENT_WAYS.filter((way) => ad?.paymentWays.includes(way))),
    offersLeft:
      ad && role === 'buyer' && isOnSale(ad, ctx.now()) ? await countLeft(ctx, adId, reader.id) : null,
    sold: fair ? { low: fair.low, middle: fair.middle, high: fair.high, currency: fair.currency } : null,
  };
}

type Grounds = NonNullable<Awaited<ReturnType<typeof findAdGrounds>>>;

const isOnSale = (ad: Grounds, now: Date): boolean =>
  statusAt(ad.life, now) === 'live' && !ad.isHeld && !isReserved(ad, now);

async function countLeft(ctx: Context, adId: string, buyerId: string): Promise<number> {
  const { count } = await readOnAd(ctx.db, { adId, buyerId, now: ctx.now() });
  return Math.max(0, OFFERS_ON_AD - count);
}
