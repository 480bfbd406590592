import { type Currency, convertMoney, FIXTURE_RATES, MINOR_UNITS } from '#rules/money/money.ts';
import { offerCurrency } from '#rules/offers/offer-form.ts';
import { type OfferEnd, offerEnd, type OfferState, RESERVED_MS } from '#rules/offers/offer-words.ts';
import { PRICE_TABLE } from '#rules/prices/model/price-table.ts';
import { HOUR_MS } from '#rules/time.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import type { DemoPerson } from '../people/demo-people.ts';
import type { Random } from '../random.ts';

/** A figure that one of the two named, close to the columns it is stored in. */
export type DemoOffer = {
  byBuyer: boolean;
  amount: number;
  currency: Currency;
  askingPrice: number;
  state: OfferState;
  madeAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  /** Null where the clock or the system ended it. */
  endedByKey: string | null;
  endedWhy: OfferEnd | null;
  /** Of its ad, which is kept for it until then. */
  reservedUntil: Date | null;
};

/** What becomes of the figures of one conversation, in turn. */
export type Deal = readonly OfferState[];

/**
 * Every state an offer can be in, as often as it should be seen: the first ones are Bela's and Asha's. Smaller demos
 * have the first of them, larger ones go on with what ends most often.
 */
const DEALS: readonly Deal[] = [
  ['open'],
  ['accepted'],
  ['countered', 'open'],
  ['held'],
  ['sold'],
  ['open'],
  ['open'],
  ['declined', 'open'],
  ['expired', 'open'],
  ['countered', 'declined'],
  ['countered', 'expired'],
  ['declined', 'expired'],
  ['declined', 'lapsed'],
  ['expired', 'declined'],
  ['lapsed'],
];
const MORE_DEALS: readonly Deal[] = [['withdrawn'], ['withdrawn'], ['declined'], ['expired']];

export const dealAt = (place: number): Deal =>
  DEALS[place] ?? (MORE_DEALS[(place - DEALS.length) % MORE_DEALS.length] as Deal);

/** How long before now the last figure was named, where it still stands; the first one has 41 of its 48 hours left. */
const HOURS_AGO: Partial<Record<OfferState, readonly [number, number]>> = {
  open: [3, 30],
  accepted: [9, 9],
  held: [2, 2],
};
const FIRST_HOURS_AGO = 7;
/** After so many hours somebody says yes. */
const YES_AFTER_HOURS = 4;
/** So long all the figures of one conversation take at the most. */
export const LONGEST_DEAL_MS = 8 * 24 * HOUR_MS;

/** Whether its last figure is one that only hair on show can have. */
export const isStanding = (deal: Deal): boolean => HOURS_AGO[deal.at(-1) ?? 'open'] !== undefined;

type Scene = {
  ad: DemoAd;
  buyer: DemoPerson;
  /** When the hair was on show and both were here. */
  window: { from: number; to: number };
  isFirst: boolean;
  now: Date;
  random: Random;
};

/** The figures of a deal with their times: the last one first, for each has to end before the next one. */
export function playDeal(deal: Deal, scene: Scene): DemoOffer[] {
  const { ad, buyer } = scene;
  const terms = {
    currency: offerCurrency(ad, buyer.country, true),
    asked: { amount: ad.price ?? 0, currency: ad.currency },
  };
  const askingPrice = convertMoney(terms.asked, terms.currency, FIXTURE_RATES).amount;
  const amounts = chooseAmounts(deal, { ...scene, askingPrice, currency: terms.currency });
  let next = findLast(deal, scene);
  const offers = deal.map((state, turn) => ({ state, turn })).toReversed();
  return offers
    .map(({ state, turn }) => {
      const times = placeInTime(state, turn === deal.length - 1, next, scene);
      next = times.madeAt;
      const byBuyer = turn === 0 || deal[turn - 1] !== 'countered';
      return {
        byBuyer,
        amount: amounts[turn] ?? askingPrice,
        currency: terms.currency,
        askingPrice,
        state,
        ...times,
        expiresAt: offerEnd(times.madeAt, ad.expiresAt),
        ...toEnd(state, { buyer: buyer.key, seller: ad.sellerKey, byBuyer }),
        reservedUntil:
          state === 'accepted'
            ? new Date(times.madeAt.getTime() + YES_AFTER_HOURS * HOUR_MS + RESERVED_MS)
            : null,
      };
    })
    .toReversed();
}

/** When the last figure was named. */
function findLast(deal: Deal, { ad, window, isFirst, now, random }: Scene): Date {
  const state = deal.at(-1) ?? 'open';
  if (state === 'sold') return hoursBefore(ad.soldAt ?? now, 20);
  const ago = HOURS_AGO[state];
  if (ago) return hoursBefore(now, isFirst ? FIRST_HOURS_AGO : random.uniform(...ago));
  return new Date(random.uniform(window.from + LONGEST_DEAL_MS, window.to - 3 * 24 * HOUR_MS));
}

/** `next` is the last figure itself, or what came after this one. */
function placeInTime(state: OfferState, isLast: boolean, next: Date, { ad, random }: Scene) {
  if (isLast) return { madeAt: next, endedAt: findEnd(state, next, ad, random) };
  const endedAt = state === 'countered' ? next : hoursBefore(next, random.uniform(4, 40));
  const lived = state === 'expired' ? 48 : random.uniform(2, 40);
  return { madeAt: hoursBefore(endedAt, lived), endedAt };
}

function findEnd(state: OfferState, madeAt: Date, ad: DemoAd, random: Random): Date | null {
  if (HOURS_AGO[state]) return null;
  if (state === 'sold') return ad.soldAt;
  return hoursBefore(madeAt, state === 'expired' ? -48 : -random.uniform(2, 40));
}

const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR_MS);

type People = { buyer: string; seller: string; byBuyer: boolean };

function toEnd(state: OfferState, { buyer, seller, byBuyer }: People) {
  const [maker, answerer] = byBuyer ? [buyer, seller] : [seller, buyer];
  const by: Partial<Record<OfferState, string>> = {
    declined: answerer,
    countered: answerer,
    withdrawn: maker,
    sold: seller,
  };
  const why: OfferEnd | null = state === 'lapsed' ? 'ad-changed' : null;
  return { endedByKey: by[state] ?? null, endedWhy: why };
}

/** Each nearer to the other side's; who takes no lower offers is offered what they ask. */
function chooseAmounts(
  deal: Deal,
  { ad, askingPrice, currency, random }: Scene & { askingPrice: number; currency: Currency },
): number[] {
  if (deal[0] === 'sold') return [Math.min(askingPrice, toWhole(ad.soldPrice ?? askingPrice, ad, currency))];
  if (!ad.openToOffers) return deal.map(() => askingPrice);
  const usual = PRICE_TABLE.steps[currency] * MINOR_UNITS;
  // Cheap hair is haggled about by the pound.
  const step = askingPrice < 20 * usual ? MINOR_UNITS : usual;
  const round = (share: number) => Math.min(askingPrice, Math.ceil((askingPrice * share) / step) * step);
  const first = round(random.uniform(0.78, 0.86));
  return [first, Math.max(round(random.uniform(0.92, 0.97)), Math.min(askingPrice, first + step))];
}

const toWhole = (amount: number, ad: DemoAd, currency: Currency): number =>
  convertMoney({ amount, currency: ad.currency }, currency, FIXTURE_RATES).amount;
