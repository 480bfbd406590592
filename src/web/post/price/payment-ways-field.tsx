import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { PAYMENT_WAY_LABELS, PAYMENT_WAYS } from '#rules/ads/fields/payment-ways.ts';
import { Ticks, toOptions } from '../../ui/form/fields/choice.tsx';

/** How the seller can be paid; whoever has not said yet is offered the way that everybody has. */
export function PaymentWaysField({ ad }: { ad: OwnAd }) {
  const isNew = ad.paymentWays.length === 0 && ad.status === 'draft';
  return (
    <Ticks
      name="paymentWays"
      label="How I take payment (optional)"
      hint="Never cash at your door, and never before you see the money in your own account."
      options={toOptions(PAYMENT_WAY_LABELS)}
      chosen={isNew ? PAYMENT_WAYS.slice(0, 1) : ad.paymentWays}
    />
  );
}
