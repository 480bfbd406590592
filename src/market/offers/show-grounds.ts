import { PAYMENT_WAYS, paymentWaysInWords } from '#rules/ads/fields/payment-ways.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { judgeAdPrice } from '../prices/judge-ad-price.ts';
import type { OfferGrounds } from './offer-grounds-view.ts';
import { findAdGrounds } from './offer-store.ts';

/** What the people of a conversation know of its ad when they weigh an offer. */
export async function showOfferGrounds(
  ctx: Context,
  { adId, role }: { adId: string; role: 'buyer' | 'seller' },
): Promise<OfferGrounds> {
  ensure(ctx.viewer, 'read and send messages');
  const ad = await findAdGrounds(ctx.db, adId);
  const fair = ad?.judged && role === 'seller' ? await judgeAdPrice(ctx, ad.judged) : undefined;
  return {
    paidBy: paymentWaysInWords(PAYMENT_WAYS.filter((way) => ad?.paymentWays.includes(way))),
    sold: fair ? { low: fair.low, middle: fair.middle, high: fair.high, currency: fair.currency } : null,
  };
}
