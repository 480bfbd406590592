import { type Currency, formatMoney } from '#rules/money/money.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import { PriceScale } from './fair-price-meter.tsx';

type SoldRangeProps = {
  sold: Pick<FairPrice, 'low' | 'middle' | 'high' | 'currency'>;
  /** The figure that somebody offers. */
  amount: number;
  currency: Currency;
  asks: number | null;
};

/** Where an offer lies among what hair alike was sold for; nothing where that was paid in other money. */
export default function SoldRange({ sold, amount, currency, asks }: SoldRangeProps) {
  const money = (minor: number) => formatMoney({ amount: Math.round(minor / 100) * 100, currency });
  if (sold.currency !== currency) return null;
  return (
    <PriceScale {...sold} price={amount} asks={asks ?? amount}>
      Hair like this sold here for {money(sold.low)} to {money(sold.high)}.
    </PriceScale>
  );
}
