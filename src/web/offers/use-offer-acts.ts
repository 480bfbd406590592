import { useFetcher } from 'react-router';
import type { OfferView } from '#market/agreements/show/offer-view.ts';
import { asRefused, type FormState } from '../ui/form/form-state.ts';

export type OfferFetcher = ReturnType<typeof useFetcher<object>>;

/** What a press makes of an offer, shown before the server has heard of it. */
const MADE_OF: Readonly<Record<string, OfferView['state']>> = {
  accept: 'accepted',
  decline: 'declined',
  counter: 'countered',
  withdraw: 'withdrawn',
  'call-off': 'fell-through',
  sold: 'sold',
};

type Acted = Pick<OfferView, 'id' | 'state' | 'acts'>;

/**
 * An offer as it will be after what was pressed just now, and why that was refused: then it stands there again as it
 * was. `posted`: what came back of a form that was sent without script.
 */
export function useOfferActs<Offer extends Acted>(offer: Offer, posted: FormState | undefined) {
  const fetcher: OfferFetcher = useFetcher<object>();
  const intent = fetcher.formData?.get('intent');
  const made = typeof intent === 'string' ? MADE_OF[intent] : undefined;
  const isBusy = fetcher.state !== 'idle' && offer.acts.length > 0 && fetcher.formData !== undefined;
  const isPostedHere = posted?.typed['offerId']?.[0] === offer.id;
  const refused = fetcher.data ? asRefused(fetcher.data) : isPostedHere ? posted : undefined;
  const shown: Offer = isBusy ? { ...offer, state: made ?? offer.state, acts: [] } : offer;
  return { fetcher, shown, isBusy, refused: isBusy ? undefined : refused };
}

/** What is wrong with another price stands at its field: it need not be said twice. */
export const isSaidAtField = ({ intent, problems }: FormState): boolean =>
  intent === 'counter' && problems['amount'] !== undefined;
