import type { Money } from '#rules/money/money.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';

/** What an offer is weighed by, beside its figure. */
export type OfferGrounds = {
  /** How the seller can be paid, in words; '' while nobody has said. */
  paidBy: string;
  /** For its seller: what hair alike was sold for here, where enough was. */
  sold: (Pick<FairPrice, 'low' | 'middle' | 'high'> & Pick<Money, 'currency'>) | null;
  /** For a buyer: how many more offers this ad takes from them; null while it takes none from anybody. */
  offersLeft: number | null;
};
