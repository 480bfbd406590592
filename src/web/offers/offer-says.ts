import type { OfferView } from '#market/agreements/show/offer-view.ts';
import { showDay } from '../ui/dates.ts';
import { HOUR_MS } from '#rules/time.ts';
import { formatMoney, formatPricePerGram, pricePerGram } from '#rules/money/money.ts';

/** As much of an offer as a line of a list shows. */
export type OfferInList = Omit<OfferView, 'ad' | 'note' | 'createdAt' | 'endedAt'> & {
  ad: Pick<OfferView['ad'], 'title' | 'photo' | 'grams'>;
};

type Who = Pick<OfferView, 'role' | 'isMine' | 'other'>;

const isByBuyer = ({ role, isMine }: Who): boolean => (role === 'buyer') === isMine;

/** 'Bela offers', 'You ask for'. */
export function sayWho(offer: Who): string {
  const [mine, theirs] = isByBuyer(offer) ? ['You offer', 'offers'] : ['You ask for', 'asks for'];
  return offer.isMine ? mine : `${offer.other.username} ${theirs}`;
}

/** What stands before and after the name of the other side in a list: '', ' offers' or 'You asked ', ' for another price'. */
export function sayBetween(offer: Who & Pick<OfferView, 'state'>): [before: string, after: string] {
  const { state, isMine } = offer;
  if (state === 'accepted') return ['With ', ''];
  const isNow = state === 'open' || state === 'held';
  const [verb, after] = isByBuyer(offer) ? ['offer', ''] : ['ask', ' for another price'];
  if (isMine) return [`You ${verb}${isNow ? '' : 'ed'} `, after];
  return ['', ` ${verb}${isNow ? 's' : 'ed'}${after}`];
}

/** 'Bela offered', 'You asked for'. */
export function sayWhoDid(offer: Who): string {
  return `${offer.isMine ? 'You' : offer.other.username} ${sayNamed(isByBuyer(offer))}`;
}

const sayNamed = (isBuyers: boolean): string => (isBuyers ? 'offered' : 'asked for');

/** How it stands, in the corner of its card. */
export function sayStand({ state, isMine, other: { username } }: OfferInList): string {
  const name = isMine ? username : 'you';
  const stands: Record<OfferView['state'], string> = {
    held: 'being checked',
    open: `waits for ${name}`,
    accepted: 'reserved',
    declined: `${isMine ? username : 'You'} said no`,
    countered: 'answered with another price',
    withdrawn: 'taken back',
    expired: 'ran out',
    lapsed: 'no longer possible',
    sold: 'sold',
    'fell-through': 'not bought',
  };
  return stands[state];
}

/** '£70 below the price · £2.19 per gram · they asked for £390'. */
export function sayMeasure(offer: OfferInList): string {
  const { amount, currency, askingPrice, answered, ad } = offer;
  const perGram = pricePerGram(amount, ad.grams ?? 0);
  return [
    askingPrice !== null && describeBelow(askingPrice - amount, currency),
    perGram !== null && formatPricePerGram(perGram, currency),
    offer.isMine &&
      answered !== null &&
      `they ${sayNamed(!isByBuyer(offer))} ${formatMoney({ amount: answered, currency })}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeBelow(below: number, currency: OfferView['currency']): string {
  if (below === 0) return 'the asking price';
  const much = formatMoney({ amount: Math.abs(below), currency });
  return `${much} ${below > 0 ? 'below' : 'above'} the price`;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'Tue 17 Nov, 14:05' of '2026-11-17T14:05Z', whosever clock it is. */
export const showSoon = (wall: string): string =>
  `${WEEKDAYS[new Date(wall).getUTCDay()]} ${showDay(wall)}, ${wall.slice(11, 16)}`;

/** Between which figures another price lies. */
export function sayRange(offer: OfferInList): string {
  const { amount, currency, answered, askingPrice } = offer;
  const say = (minor: number) => formatMoney({ amount: minor, currency });
  if (!isByBuyer(offer)) return `Between ${say(answered ?? 0)}, your last figure, and ${say(amount)}.`;
  const most = answered ?? askingPrice;
  if (most === null) return `Above ${say(amount)}.`;
  return `Between ${say(amount)} and ${say(most)}, ${answered === null ? 'the asking price' : 'your last figure'}.`;
}

/** '£370, £2.31 per gram'. */
export function sayFigure(amount: number, { currency, ad }: Pick<OfferInList, 'currency' | 'ad'>): string {
  const perGram = pricePerGram(amount, ad.grams ?? 0);
  const money = formatMoney({ amount, currency });
  return perGram === null ? money : `${money}, ${formatPricePerGram(perGram, currency)}`;
}

/** So many whole hours are left, from the moment the page was made; null once it is over. */
export function hoursLeft(until: string, now: Date): number | null {
  const left = new Date(until).getTime() - now.getTime();
  return left > 0 ? Math.floor(left / HOUR_MS) : null;
}
