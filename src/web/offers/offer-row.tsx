import { formatMoney } from '#rules/money.ts';
import { OFFER_STATE_LABELS } from '#rules/offers/offer-words.ts';
import { plural } from '#rules/text/plural.ts';
import { usePageTime } from '../frame/time/page-time.ts';
import { toThreadPath } from '../messages/thread-path.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { Note } from '../ui/note.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { hoursLeft, type OfferInList, sayMeasure, sayWho, sayWhoDid } from './offer-says.ts';
import { SoonMoment } from './soon-moment.tsx';
import { isSaidAtField, useOfferActs } from './use-offer-acts.ts';

/** Under so many hours it is said louder. */
const SOON_HOURS = 12;

/** One offer among one's others, with what can be done about it. */
export function OfferRow({ offer, posted }: { offer: OfferInList; posted: FormState | undefined }) {
  const { fetcher, shown, isBusy, refused } = useOfferActs(offer, posted);
  const { ad, state } = shown;
  const who = state === 'open' || state === 'held' ? sayWho(shown) : sayWhoDid(shown);
  return (
    <li className="offer-row" data-state={state} aria-busy={isBusy || undefined}>
      {ad.photo && <img src={ad.photo} alt="" width={72} height={90} loading="lazy" />}
      <div>
        <p>
          {state === 'accepted' ? (
            <>
              With <b>{shown.other.username}</b>:
            </>
          ) : (
            `${who}:`
          )}{' '}
          <a href={toThreadPath(shown.conversationId)}>{ad.title}</a>
        </p>
        <p className="offer-figure">
          <strong>{formatMoney(shown)}</strong> <span>{sayMeasure(shown)}</span>
        </p>
        {shown.other.isCertified && <p>{shown.other.username} is a certified buyer.</p>}
        <Until offer={shown} />
      </div>
      <div>
        {refused && !isSaidAtField(refused) && (
          <Note kind="problem" isAlert>
            <p>{refused.message}</p>
          </Note>
        )}
        <OfferAnswer offer={shown} fetcher={fetcher} state={refused} />
      </div>
    </li>
  );
}

function Until({ offer: { state, expiresAt, reservedUntil, endedWhy } }: { offer: OfferInList }) {
  const now = usePageTime();
  if (state === 'open') {
    const hours = hoursLeft(expiresAt, now);
    return (
      <p className={hours !== null && hours < SOON_HOURS ? 'offer-soon' : 'offer-until'}>
        {hours === null ? 'Over' : hours === 0 ? 'Less than an hour left' : `${plural(hours, 'hour')} left`},
        until <SoonMoment at={expiresAt} />
      </p>
    );
  }
  if (reservedUntil !== null)
    return (
      <p className="offer-until">
        Reserved until <SoonMoment at={reservedUntil} />
      </p>
    );
  return (
    <p className="offer-until">
      {OFFER_STATE_LABELS[state]}
      {endedWhy !== null && `. ${endedWhy}`}
    </p>
  );
}
