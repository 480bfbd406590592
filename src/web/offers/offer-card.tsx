import type { ReactNode } from 'react';
import type { OfferView } from '#market/agreements/show/offer-view.ts';
import type { SuggestedTerms } from '#market/sales/agree/suggested-terms-view.ts';
import { CUT_RULE } from '#rules/messages/message-words.ts';
import { formatMoney } from '#rules/money/money.ts';
import { NO_MONEY_HELD } from '#rules/offers/offer-words.ts';
import { plural } from '#rules/text/plural.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Note } from '../ui/note.tsx';
import { OfferAnswer, type ToSell } from './offer-answer.tsx';
import { SoonMoment } from './soon-moment.tsx';
import { sayMeasure, sayStand, sayWho, sayWhoDid } from './offer-says.ts';
import { isSaidAtField, type OfferFetcher } from './use-offer-acts.ts';

type OfferCardProps = {
  offer: OfferView;
  /** How the seller can be paid, in words. */
  paidBy?: string;
  /** What hair alike was sold for, where its reader shall know. */
  range?: ReactNode;
  fetcher?: OfferFetcher | undefined;
  isBusy?: boolean;
  refused: FormState | undefined;
  choice?: 'yes' | 'other' | 'no' | null;
  toSell?: ToSell | null;
  /** How many more offers its buyer can make on this ad; null while it takes none. */
  offersLeft?: number | null;
  terms?: SuggestedTerms | null;
};

/** A figure as a price tag: who named it, how it stands, and what its reader can do about it. */
export function OfferCard({
  offer,
  paidBy = '',
  range,
  fetcher,
  isBusy,
  refused,
  choice,
  toSell,
  offersLeft = null,
  terms = null,
}: OfferCardProps) {
  const { state, note } = offer;
  const isOpen = state === 'open' || state === 'held';
  return (
    <article className="offer-card" data-state={state} aria-busy={isBusy || undefined}>
      <header>
        <span>{isOpen ? sayWho(offer) : state === 'accepted' ? 'You agreed' : sayWhoDid(offer)}</span>
        <span>{sayStand(offer)}</span>
      </header>
      <div>
        <p className="offer-figure">
          <strong>{formatMoney(offer)}</strong> <span>{sayMeasure(offer)}</span>
        </p>
        {offer.other.isCertified && <p>{offer.other.username} is a certified buyer.</p>}
        {note !== '' && <blockquote>{note}</blockquote>}
        {state === 'open' && range}
        {state === 'open' && (
          <p className="offer-until">
            {offer.isMine ? `${offer.other.username} can answer until` : 'Answer by'}{' '}
            <SoonMoment at={offer.expiresAt} />
          </p>
        )}
        {state === 'held' && <p>We are checking this offer first. You do not need to do anything.</p>}
        {state === 'accepted' && <Agreed offer={offer} paidBy={paidBy} />}
        {!isOpen && state !== 'accepted' && <Over offer={offer} offersLeft={offersLeft} />}
        {refused && !isSaidAtField(refused) && (
          <Note kind="problem" isAlert>
            <p>{sayRefused(refused)}</p>
          </Note>
        )}
        <OfferAnswer
          offer={offer}
          fetcher={fetcher}
          state={refused}
          choice={choice ?? null}
          toSell={toSell ?? null}
          terms={terms}
        />
      </div>
    </article>
  );
}

/** With what is wrong and has no field here: the price itself, its currency, where it goes. */
const sayRefused = ({ message, problems }: FormState): string =>
  [message, ...['price', 'currency', 'country'].flatMap((name) => problems[name] ?? [])].join(' ');

type AgreedProps = { offer: OfferView; paidBy: string };

/** What both said yes to, and how it goes on between them. */
function Agreed({ offer, paidBy }: AgreedProps) {
  const { role, reservedUntil, saleId } = offer;
  const { username } = offer.other;
  return (
    <>
      <p>
        You agreed on <b>{formatMoney(offer)}</b>. Kept for {role === 'seller' ? username : 'you'}
        {reservedUntil !== null && saleId === null && (
          <>
            {' '}
            until <SoonMoment at={reservedUntil} />
          </>
        )}
        .
      </p>
      {saleId === null && paidBy !== '' && (
        <p>
          {role === 'seller' ? 'You can' : `${username} can`} be paid by: {paidBy}.
        </p>
      )}
      {saleId === null ? (
        <Note kind="hint">
          {NO_MONEY_HELD} {CUT_RULE}
        </Note>
      ) : (
        <ButtonLink href={`/sales/${saleId}`}>Open the protected sale</ButtonLink>
      )}
    </>
  );
}

/** Why it is over, and whether its buyer can try once more. */
function Over({ offer, offersLeft }: { offer: OfferView; offersLeft: number | null }) {
  const { state, endedWhy, role, ad } = offer;
  const counts = offer.isMine && role === 'buyer' && (state === 'expired' || state === 'withdrawn');
  const why = state === 'expired' ? 'Nobody answered in time.' : endedWhy;
  const isToBuy = role === 'buyer' && state !== 'sold' && offersLeft !== null;
  return (
    <>
      {(why !== null || counts) && (
        <p>
          {why} {counts && 'It counts as one of three.'}
        </p>
      )}
      {isToBuy && (
        <p>
          {offersLeft === 0
            ? 'You have made three offers on this ad, as many as it takes in 30 days.'
            : `You can make ${plural(offersLeft, 'more offer')} on this ad.`}
        </p>
      )}
      {isToBuy && offersLeft > 0 && (
        <ButtonLink kind="quiet" href={`/messages/new?ad=${ad.id}&offer=`}>
          Offer again
        </ButtonLink>
      )}
    </>
  );
}
