import type { OfferView } from '#market/agreements/offer-view.ts';
import { formatMoney } from '#rules/money.ts';
import { OFFER_STATE_LABELS } from '#rules/offers/offer-words.ts';
import { Moment } from '../frame/time/moment.tsx';

/** What is offered for what, and how it stands. */
export function OfferFacts({ offer }: { offer: OfferView }) {
  const { ad, isMine, note, state, expiresAt, reservedUntil, endedWhy } = offer;
  return (
    <div className="offer-facts">
      <p>
        <a href={ad.url}>{ad.title}</a>
      </p>
      <p>{describeBelow(offer)}</p>
      {note !== '' && <blockquote>{note}</blockquote>}
      {state === 'open' && (
        <p>
          {isMine ? 'Waiting for an answer until ' : 'Answer by '}
          <Moment at={expiresAt} />
        </p>
      )}
      {reservedUntil !== null && (
        <p>
          You agreed on <strong>{formatMoney(offer)}</strong>. Kept until <Moment at={reservedUntil} />.
        </p>
      )}
      {state !== 'open' && state !== 'accepted' && (
        <p>
          {OFFER_STATE_LABELS[state]}
          {endedWhy === null ? '' : `. ${endedWhy}`}
        </p>
      )}
    </div>
  );
}

/** 'Your offer · £70 below the price'. */
function describeBelow({ isMine, amount, currency, askingPrice }: OfferView): string {
  const whose = isMine ? 'Your figure' : 'Their figure';
  if (askingPrice === null) return whose;
  if (amount === askingPrice) return `${whose} · the asking price`;
  return `${whose} · ${formatMoney({ amount: askingPrice - amount, currency })} below the price`;
}
