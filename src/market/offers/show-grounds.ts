import type { Money } from '#rules/money.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import { PAYMENT_WAYS, paymentWaysInWords } from '#rules/ads/fields/payment-ways.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { judgeAdPrice } from '../prices/judge-ad-price.ts';
import { findAdGrounds } from './offer-store.ts';

/** What an offer is weighed by, beside its figure. */
export type OfferGrounds = {
  /** How the seller can be paid, in words; '' while nobody has said. */
  paidBy: string;
  /** For its seller: what hair alike was sold for here, where enough was. */
  sold: (Pick<FairPrice, 'low' | 'middle' | 'high'> & Pick<Money, 'currency'>) | null;
};

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
