import type { OfferView } from '#market/agreements/offer-view.ts';
import type { OfferGrounds } from '#market/offers/show-grounds.ts';
import { CUT_RULE } from '#rules/messages/message-words.ts';
import { formatMoney } from '#rules/money.ts';
import { NO_MONEY_HELD } from '#rules/offers/offer-words.ts';
import { Moment } from '../frame/time/moment.tsx';
import { PriceScale } from '../prices/fair-price-meter.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Note } from '../ui/note.tsx';
import { OfferAnswer, type ToSell } from './offer-answer.tsx';
import { sayMeasure, sayStand, sayWho, sayWhoDid } from './offer-says.ts';
import type { OfferFetcher } from './use-offer-acts.ts';

type OfferCardProps = {
  offer: OfferView;
  grounds?: OfferGrounds | undefined;
  fetcher?: OfferFetcher | undefined;
  isBusy?: boolean;
  refused: FormState | undefined;
  choice?: 'yes' | 'other' | 'no' | null;
  toSell?: ToSell | null;
};

/** A figure as a price tag: who named it, how it stands, and what its reader can do about it. */
export function OfferCard({ offer, grounds, fetcher, isBusy, refused, choice, toSell }: OfferCardProps) {
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
        {note !== '' && <blockquote>{note}</blockquote>}
        {state === 'open' && <Open offer={offer} sold={grounds?.sold ?? null} />}
        {state === 'held' && <p>We are checking this offer first. You do not need to do anything.</p>}
        {state === 'accepted' && <Agreed offer={offer} paidBy={grounds?.paidBy ?? ''} />}
        {!isOpen && state !== 'accepted' && <Over offer={offer} />}
        {refused && (
          <Note kind="problem" isAlert>
            <p>{refused.message}</p>
          </Note>
        )}
        <OfferAnswer
          offer={offer}
          fetcher={fetcher}
          state={refused}
          choice={choice ?? null}
          toSell={toSell ?? null}
        />
      </div>
    </article>
  );
}

/** What hair alike was sold for, and until when to answer. */
function Open({ offer, sold }: { offer: OfferView; sold: OfferGrounds['sold'] }) {
  const { amount, currency, isMine, other, expiresAt } = offer;
  const money = (minor: number) => formatMoney({ amount: Math.round(minor / 100) * 100, currency });
  return (
    <>
      {sold && sold.currency === currency && !isMine && (
        <PriceScale {...sold} price={amount}>
          Hair like this sold here for {money(sold.low)} to {money(sold.high)}.
        </PriceScale>
      )}
      <p>
        {isMine ? `${other} can answer until` : 'Answer by'} <Moment at={expiresAt} />
      </p>
    </>
  );
}

/** What both said yes to, and how it goes on between them. */
function Agreed({ offer, paidBy }: { offer: OfferView; paidBy: string }) {
  const { role, other, reservedUntil } = offer;
  return (
    <>
      <p>
        You agreed on <b>{formatMoney(offer)}</b>. Kept for {role === 'seller' ? other : 'you'}
        {reservedUntil !== null && (
          <>
            {' '}
            until <Moment at={reservedUntil} />
          </>
        )}
        .
      </p>
      {paidBy !== '' && (
        <p>
          {role === 'seller' ? 'You can' : `${other} can`} be paid by: {paidBy}.
        </p>
      )}
      <p>
        {CUT_RULE} {NO_MONEY_HELD}
      </p>
    </>
  );
}

const Over = ({ offer: { state, endedWhy } }: { offer: OfferView }) => (
  <p>
    {endedWhy ?? (state === 'expired' ? 'Nobody answered in time.' : '')}
    {(state === 'expired' || state === 'withdrawn') && ' It counts as one of three.'}
  </p>
);
