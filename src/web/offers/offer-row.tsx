import { formatMoney } from '#rules/money/money.ts';
import { OFFER_STATE_LABELS } from '#rules/offers/offer-words.ts';
import { plural } from '#rules/text/plural.ts';
import { usePageTime } from '../frame/time/page-time.ts';
import { toThreadPath } from '../messages/thread/thread-path.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { FreshChip } from '../sales/light/fresh-chip.tsx';
import { Note } from '../ui/note.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { hoursLeft, type OfferInList, sayBetween, sayMeasure } from './offer-says.ts';
import { SoonMoment } from './soon-moment.tsx';
import { isSaidAtField, useOfferActs } from './use-offer-acts.ts';

/** Under so many hours it is said louder. */
const SOON_HOURS = 12;

/** Whether hair may be cut is never told with a list. */
const NOT_HEARD = { colour: 'none', words: '' } as const;

/** One offer among one's others, with what can be done about it. */
export function OfferRow({ offer, posted }: { offer: OfferInList; posted: FormState | undefined }) {
  const { fetcher, shown, isBusy, refused } = useOfferActs(offer, posted);
  const { ad, state } = shown;
  const [before, after] = sayBetween(shown);
  return (
    <li className="offer-row" data-state={state} aria-busy={isBusy || undefined}>
      {ad.photo && <img src={ad.photo} alt="" width={72} height={90} loading="lazy" />}
      <div>
        <p>
          {before}
          <b>{shown.other.username}</b>
          {after}: <a href={toThreadPath(shown.conversationId)}>{ad.title}</a>
        </p>
        <p className="offer-figure">
          <strong>{formatMoney(shown)}</strong> <span>{sayMeasure(shown)}</span>
        </p>
        {shown.other.isCertified && <p>{shown.other.username} is a certified buyer.</p>}
        <Until offer={shown} />
        {state === 'accepted' && shown.saleId !== null && shown.role === 'seller' && (
          <p>
            <FreshChip saleId={shown.saleId} light={NOT_HEARD} />
          </p>
        )}
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

function Until({ offer: { state, expiresAt, reservedUntil, endedWhy, saleId } }: { offer: OfferInList }) {
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
  if (saleId === null && reservedUntil !== null)
    return (
      <p className="offer-until">
        Reserved until <SoonMoment at={reservedUntil} />
      </p>
    );
  return (
    <p className="offer-until">
      {state !== 'accepted' && `${OFFER_STATE_LABELS[state]}. ${endedWhy ?? ''} `}
      {saleId !== null && <a href={`/sales/${saleId}`}>Open the protected sale</a>}
    </p>
  );
}
