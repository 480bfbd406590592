import type { OfferView } from '#market/agreements/offer-view.ts';
import type { OfferGrounds } from '#market/offers/offer-grounds-view.ts';
import { formatMoney } from '#rules/money.ts';
import { parseMoney } from '#rules/read-money.ts';
import { Moment } from '../frame/time/moment.tsx';
import { PriceScale } from '../prices/fair-price-meter.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Note } from '../ui/note.tsx';
import type { ToSell } from './offer-answer.tsx';
import { OfferCard } from './offer-card.tsx';
import { sayWhoDid } from './offer-says.ts';
import { useOfferActs } from './use-offer-acts.ts';

type OfferInTalkProps = {
  offer: OfferView;
  /** Whether no figure was named after it: older ones shrink to a line. */
  isNewest: boolean;
  grounds: OfferGrounds | undefined;
  toSell: ToSell | null;
  state: FormState | undefined;
};

/** An offer where it was made: the newest as a card, with what was pressed shown at once. */
export function OfferInTalk({ offer, isNewest, grounds, toSell, state }: OfferInTalkProps) {
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
      range={!offer.isMine && grounds?.sold && <SoldRange offer={offer} sold={grounds.sold} />}
      fetcher={fetcher}
      isBusy={isBusy}
      refused={refused}
      toSell={toSell}
    />
  );
}

type SoldRangeProps = { offer: OfferView; sold: NonNullable<OfferGrounds['sold']> };

/** Where the figure lies among what hair alike was sold for; nothing where that was paid in other money. */
function SoldRange({ offer: { amount, currency }, sold }: SoldRangeProps) {
  const money = (minor: number) => formatMoney({ amount: Math.round(minor / 100) * 100, currency });
  if (sold.currency !== currency) return null;
  return (
    <PriceScale {...sold} price={amount}>
      Hair like this sold here for {money(sold.low)} to {money(sold.high)}.
    </PriceScale>
  );
}

/** A figure that is over, on one line. */
const OfferLine = ({ offer }: { offer: OfferView }) => (
  <p className="offer-line" data-mine={offer.isMine || undefined}>
    {sayWhoDid(offer)} <s>{formatMoney(offer)}</s> <Moment at={offer.createdAt} />
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
