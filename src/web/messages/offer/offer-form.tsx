import { type ComponentProps, type ComponentType, Suspense, useState } from 'react';
import {
  type Currency,
  CURRENCY_SYMBOLS,
  formatMoney,
  formatPricePerGram,
  MINOR_UNITS,
  pricePerGram,
} from '#rules/money/money.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import { OFFER_NOTE_MAX, offerCurrency } from '#rules/offers/offer-form.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import { useFrameData } from '../../frame/frame-context.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form, useFieldState } from '../../ui/form/form.tsx';
import type { OfferAidsProps } from './offer-aids.tsx';

type OfferedAd = {
  id: string;
  price: number | null;
  currency: Currency;
  country: string | null;
  openToOffers: boolean;
  grams: number;
};

type OfferFormProps = {
  ad: OfferedAd;
  seller: string;
  /** The reader's country, where the hair is not sent there. */
  notSentTo: string | null;
  /** What hair alike was sold for, where enough was. */
  sold: FairPrice | undefined;
  state: FormState | undefined;
  /** What was written before signing in. */
  draft?: { text: string | undefined; offer: string } | undefined;
  form?: Pick<ComponentProps<typeof Form>, 'ref'>;
  /** Come after the field, which is there without them. */
  aids: ComponentType<OfferAidsProps>;
};

/** A price for an ad, with a few words if somebody likes. Where the price is fixed, one button says yes to it. */
export function OfferForm({ ad, seller, notSentTo, sold, state, draft, form, aids }: OfferFormProps) {
  const { price, currency } = ad;
  const fixed = ad.openToOffers ? null : price;
  return (
    <Form state={state} intent="offer" {...form}>
      {notSentTo !== null && (
        <p>
          {seller} does not send to {notSentTo}. Ask first.
        </p>
      )}
      {fixed === null ? (
        <Figure ad={ad} seller={seller} sold={sold} draft={draft?.offer} aids={aids} />
      ) : (
        <Asking ad={ad} price={fixed} />
      )}
      <TextField
        name="note"
        label={`A note (optional, ${OFFER_NOTE_MAX} letters)`}
        rows={3}
        maxLength={OFFER_NOTE_MAX}
        defaultValue={draft?.text}
      />
      <p>{seller} has 48 hours to answer. If the answer is yes, the hair is kept for you for 24 hours.</p>
      {state?.problems['note'] && (
        <Button kind="secondary" name="sendForReview" value="yes">
          Send for review instead
        </Button>
      )}
      <Button>
        {fixed === null
          ? 'Send offer'
          : `Offer the asking price, ${formatMoney({ amount: fixed, currency })}`}
      </Button>
    </Form>
  );
}

/** The asking price as it was read; the server says what it is in the currency of the offer. */
function Asking({ ad, price }: { ad: OfferedAd; price: number }) {
  return (
    <>
      <input type="hidden" name="asking" value={price / MINOR_UNITS} />
      {useOfferCurrency(ad) !== ad.currency && <p>Your offer is in dollars, at the rate of the day.</p>}
    </>
  );
}

type FigureProps = Pick<OfferFormProps, 'ad' | 'seller' | 'sold' | 'aids'> & { draft: string | undefined };

/** The figure, in the currency in which the server will read it; what it comes to for a gram moves as it is typed. */
function Figure({ ad, seller, sold, draft, aids: Aids }: FigureProps) {
  const currency = useOfferCurrency(ad);
  // A figure that was meant in another currency is asked for again.
  const before = currency === ad.currency ? draft : undefined;
  const back = useFieldState('amount').typed?.[0] ?? before ?? '';
  const [typed, setTyped] = useState<string>();
  const amount = parseMoney(typed ?? back);
  const asks = `${seller} ${ad.price === null ? 'names no price' : `asks ${say(ad.price, ad.currency, ad.grams)}`}.`;
  return (
    <>
      <Field
        name="amount"
        label={`Your offer in ${CURRENCY_SYMBOLS[currency]}`}
        hint={<output htmlFor="amount">{amount ? `= ${say(amount, currency, ad.grams)}` : asks}</output>}
        defaultValue={before}
        inputMode="decimal"
        autoComplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {ad.price !== null && (
        <Suspense>
          <Aids
            {...{ currency, amount, sold }}
            asks={{ amount: ad.price, currency: ad.currency }}
            adId={ad.id}
            tell={setTyped}
          />
        </Suspense>
      )}
    </>
  );
}

/** '£350, £2.19 per gram'. */
function say(amount: number, currency: Currency, grams: number): string {
  const perGram = pricePerGram(amount, grams);
  const money = formatMoney({ amount, currency });
  return perGram === null ? money : `${money}, ${formatPricePerGram(perGram, currency)}`;
}

/** A visitor is taken for a neighbour until they say who they are. */
function useOfferCurrency(ad: OfferedAd): Currency {
  const frame = useFrameData();
  if (!frame?.viewer) return ad.currency;
  const country = frame.homeCurrency === 'INR' ? 'IN' : null;
  return offerCurrency(ad, country, frame.site.isIndiaPaidInDollars);
}
