import { type Currency, formatMoney } from '../money/money.ts';
import { OFFER_STATE_LABELS, type OfferState } from './offer-words.ts';

type Offered = {
  amount: number;
  currency: Currency;
  askingPrice: number | null;
  state: OfferState;
  endedWhy: string | null;
};

/** '£350 of £420 · Being checked', as staff read it. */
export function describeOffer({ amount, askingPrice, currency, state, endedWhy }: Offered): string {
  const asked = askingPrice === null ? '' : ` of ${formatMoney({ amount: askingPrice, currency })}`;
  const why = endedWhy === null ? '' : `: ${endedWhy}`;
  return `${formatMoney({ amount, currency })}${asked} · ${OFFER_STATE_LABELS[state]}${why}`;
}
