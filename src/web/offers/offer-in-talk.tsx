import { Suspense } from 'react';
import type { OfferView } from '#market/agreements/show/offer-view.ts';
import type { OfferGrounds } from '#market/offers/show/offer-grounds-view.ts';
import type { SuggestedTerms } from '#market/sales/agree/suggested-terms-view.ts';
import { formatMoney } from '#rules/money/money.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { lazyPart } from '../ui/browser/lazy-part.ts';
import { Note } from '../ui/note.tsx';
import type { ToSell } from './offer-answer.tsx';
import { OfferCard } from './offer-card.tsx';
import { sayWhoDid } from './offer-says.ts';
import { SoonMoment } from './soon-moment.tsx';
import { useOfferActs } from './use-offer-acts.ts';

/** Only sellers see it, where enough was sold. */
const SoldRange = import.meta.env.SSR
  ? (await import('../prices/sold-range.tsx')).default
  : lazyPart(() => import('../prices/sold-range.tsx'));

type OfferInTalkProps = {
  offer: OfferView;
  /** Whether no figure was named after it: older ones shrink to a line. */
  isNewest: boolean;
  grounds: OfferGrounds | undefined;
  toSell: ToSell | null;
  terms: SuggestedTerms | null;
  state: FormState | undefined;
};

/** An offer where it was made: the newest as a card, with what was pressed shown at once. */
export function OfferInTalk({ offer, isNewest, grounds, toSell, terms, state }: OfferInTalkProps) {
  const { fetcher, shown, isBusy, refused } = useOfferActs(offer, state);
  if (!isNewest || shown.state === 'countered')
    return (
      <>
        <OfferLine offer={shown} />
        {isBusy && <OnItsWay offer={offer} typed={fetcher.formData?.get('amount')} />}
        {refused && (
          <Note kind="problem" isAlert>
            <p>{refused.message}</p>
          </Note>
        )}
      </>
    );
  return (
    <OfferCard
      offer={shown}
      paidBy={grounds?.paidBy ?? ''}
      range={
        !offer.isMine &&
        grounds?.sold && (
          <Suspense>
            <SoldRange {...offer} sold={grounds.sold} asks={offer.askingPrice} />
          </Suspense>
        )
      }
      fetcher={fetcher}
      isBusy={isBusy}
      refused={refused}
      toSell={toSell}
      offersLeft={grounds?.offersLeft ?? null}
      terms={terms}
    />
  );
}

/** A figure that is over, on one line. */
const OfferLine = ({ offer }: { offer: OfferView }) => (
  <p className="offer-line" data-mine={offer.isMine || undefined}>
    {sayWhoDid(offer)} <s>{formatMoney(offer)}</s> <SoonMoment at={offer.createdAt} />
  </p>
);

/** Another price, until the server has it. */
function OnItsWay({ offer, typed }: { offer: OfferView; typed: FormDataEntryValue | null | undefined }) {
  const amount = typeof typed === 'string' ? parseMoney(typed) : undefined;
  if (amount === undefined) return null;
  const own: OfferView = { ...offer, amount, isMine: true, acts: [] };
  return (
    <p className="offer-line" data-mine aria-busy="true">
      {sayWhoDid(own)} <b>{formatMoney(own)}</b> sending…
    </p>
  );
}
