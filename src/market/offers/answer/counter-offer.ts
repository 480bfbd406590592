import { findTimeZone } from '#rules/countries/time-zones.ts';
import { counterProblem, type Haggle } from '#rules/offers/amount/counter.ts';
import { onAdProblem } from '#rules/offers/offer.ts';
import type { OfferTerms } from '#rules/offers/amount/offer-figure.ts';
import type { CounterOffer } from '#rules/offers/offer-schema.ts';
import { ensureOfferStep, offerParties } from '#rules/offers/offer-state.ts';
import { ensure } from '#rules/permissions.ts';
import { closeOffer } from '../../agreements/end/close-offer.ts';
import { toOfferLife } from '../../agreements/offer-life.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import { findOwnOffer, openOffer } from '../../agreements/open-offer.ts';
import type { Context } from '../../context.ts';
import { findTalk } from '../../messages/find-talk.ts';
import { findCountry } from '../../people/find-country.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { nameFigure } from '../make/name-figure.ts';
import { findAdForOffer } from '../offer-store.ts';
import { findOfferTerms } from '../make/offer-terms.ts';
import { readOnAd } from '../make/read-past.ts';

type OwnOffer = Awaited<ReturnType<typeof openOffer>>;

/** Another price instead: the figure that was named is over, and the new one waits for the other side. */
export async function counterOffer(ctx: Context, { offerId, amount }: CounterOffer): Promise<OfferView> {
  const account = ensure(ctx.viewer, 'answer this offer');
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const { db } = unit;
    const offer = await openOffer(ctx, unit, account, offerId);
    const life = toOfferLife(offer);
    const state = ensureOfferStep(offerParties(account.id, life), life, 'counter', now);
    const country = await findCountry(db, offer.buyer_id);
    const isBuyer = account.id === offer.buyer_id;
    if (isBuyer) {
      const onAd = await readOnAd(db, { adId: offer.ad_id, buyerId: account.id, now });
      const problem = onAdProblem(onAd, { zone: findTimeZone(country), now });
      if (problem) throw problem;
    }
    const { terms, adEndsAt } = await readTerms({ ...ctx, db }, offer, country);
    const before = offer.answers === null ? null : await findOwnOffer(db, account, offer.answers, ctx.now());
    const problem = counterProblem(amount, toHaggle(offer, before), terms);
    if (problem) throw problem;

    const conversation = await findTalk(db, offer.conversation_id, account.id);
    if (!conversation) throw new Error(`the conversation of offer ${offer.id} is missing`);
    await closeOffer(unit, offer.id, { state, by: account.id, now });
    const named = await nameFigure(
      ctx,
      unit,
      { sender: account, conversation },
      {
        amount,
        currency: offer.currency,
        askingPrice: terms.price,
        answers: offer.id,
        adEndsAt,
        note: '',
        noteField: 'note',
        photos: [],
        sendForReview: false,
      },
    );
    return named.offer;
  });
}

/** What the ad asks now, in the currency in which the two began. */
async function readTerms(
  { db, ...ctx }: Pick<Context, 'db' | 'saleSettings'>,
  offer: OwnOffer,
  country: string,
): Promise<{ terms: OfferTerms; adEndsAt: Date | null }> {
  const ad = await findAdForOffer(db, offer.ad_id);
  if (!ad) throw new Error(`the ad of offer ${offer.id} is missing`);
  const now = findOfferTerms(ctx, ad, country, await readRatesInside(db));
  const terms =
    now.currency === offer.currency
      ? now
      : { ...now, currency: offer.currency, price: offer.asking_price, exportFloor: null };
  return { terms, adEndsAt: ad.expires_at };
}

/** The last figure of each side: the one that is answered, and the one that it answered. */
const toHaggle = (offer: OwnOffer, before: OwnOffer | null): Haggle =>
  offer.by_buyer
    ? { buyersLast: offer.amount, sellersLast: before?.amount ?? null }
    : { buyersLast: before?.amount ?? 0, sellersLast: offer.amount };
