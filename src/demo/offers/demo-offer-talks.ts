import { formatMoney } from '#rules/money/money.ts';
import type { OfferState } from '#rules/offers/offer-words.ts';
import { DAY_MS } from '#rules/time.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import { fill } from '../demo-words.ts';
import { OFFERS } from '../messages/demo-message-texts.ts';
import { type DemoConversation, type DemoMessage, findTalkWindow } from '../messages/demo-messages.ts';
import { orderForDrawing } from '../order-for-drawing.ts';
import type { DemoPerson } from '../people/demo-people.ts';
import type { Random } from '../random.ts';
import { type Deal, dealAt, type DemoOffer, isStanding, LONGEST_DEAL_MS, playDeal } from './demo-offers.ts';

type Market = { ads: readonly DemoAd[]; buyers: readonly DemoPerson[]; now: Date; random: Random };

const OPEN_OF_ASHA = 2;
/** What the guard keeps back, with the offer it came with. */
const HELD_NOTE = 'I can only pay by Western Union, it is safer for both of us. Is that all right?';

/** Asha looks at offers, so that there is something to answer as soon as somebody signs in as her. */
export function welcomeOffers(ads: readonly DemoAd[]): void {
  const hers = new Set(listHers(ads));
  // What is drawn first is there when the site opens.
  const first = orderForDrawing(ads).filter((ad) => hers.has(ad));
  for (const ad of first.slice(0, OPEN_OF_ASHA)) ad.openToOffers = true;
}

const listHers = (ads: readonly DemoAd[]) =>
  ads.filter((ad) => ad.sellerKey === 'asha' && ad.status === 'live' && ad.price !== null);

/** Buyers who name a price, and what comes of it; one of them for an ad. The first are Bela and Asha. */
export function makeOfferTalks(count: number, market: Market, taken: Set<string>): DemoConversation[] {
  const used = new Set<string>();
  const seen: Seen = { asha: new Set(), bela: new Set() };
  return Array.from({ length: count }, (_, place) => place).flatMap((place) => {
    const deal = dealAt(place);
    const found = findScene(deal, place, market, { taken, used, seen });
    if (!found) return [];
    const { ad, buyer, window } = found;
    taken.add(`${ad.key} ${buyer.key}`);
    used.add(ad.key);
    const last = deal.at(-1) ?? 'open';
    if (ad.sellerKey === 'asha') seen.asha.add(last);
    if (buyer.key === 'bela') seen.bela.add(last);
    const scene = { ad, buyer, window, isFirst: place === 0, now: market.now, random: market.random };
    const text = OFFERS[place % OFFERS.length] ?? '';
    const messages = playDeal(deal, scene).map((offer, turn) =>
      toMessage(offer, turn === 0 ? text : '', scene),
    );
    return [
      { adKey: ad.key, buyerKey: buyer.key, sellerKey: ad.sellerKey, kind: 'offer', scamRow: null, messages },
    ];
  });
}

/** In which states each of the two has an offer by now. */
type Seen = Record<'asha' | 'bela', Set<OfferState>>;

/** Hair and a buyer that such a deal could be between: Asha and Bela each see every state, but for what is held. */
function findScene(
  deal: Deal,
  place: number,
  { ads, buyers, now, random }: Market,
  { taken, used, seen }: { taken: Set<string>; used: Set<string>; seen: Seen },
) {
  const last = deal.at(-1) ?? 'open';
  const isShown = last !== 'held';
  // Whoever tries the demo as Asha changes and sells hers: of few none is kept for somebody.
  const isSpare = last !== 'accepted' || listHers(ads).length > OPEN_OF_ASHA;
  const isHers = isSpare && (place < 2 || deal[0] === 'sold' || (isShown && !seen.asha.has(last)));
  const isBelas = place < 3 || deal[0] === 'sold' || (isShown && !seen.bela.has(last));
  // She has few ads: what is over may have been about one that somebody else names a price for by now.
  const isFree = (ad: DemoAd) =>
    !used.has(ad.key) || (isHers && ad.sellerKey === 'asha' && !isStanding(deal) && deal[0] !== 'sold');
  const rank = (ad: DemoAd) => (isHers && ad.sellerKey === 'asha' ? 0 : 2) + (ad.openToOffers ? 0 : 1);
  const fitting = random
    .shuffle(ads.filter((ad) => isFree(ad) && ad.price !== null && mayHave(deal, ad, now)))
    .toSorted((one, other) => rank(one) - rank(other));
  const bela = buyers.filter(({ key }) => key === 'bela' && isBelas);
  const others = buyers.filter(({ key, lastLoginAt }) => key !== 'bela' && lastLoginAt !== null);
  // Hers on somebody else's hair rather than somebody else's on Asha's.
  for (const willing of [bela, random.shuffle(others)])
    for (const ad of fitting)
      for (const buyer of willing) {
        const window = findTalkWindow(ad, buyer, now);
        if (hasTime(deal, window, now) && !taken.has(`${ad.key} ${buyer.key}`)) return { ad, buyer, window };
      }
  return undefined;
}

function mayHave(deal: Deal, { status, expiresAt, soldPrice, publishedAt }: DemoAd, now: Date): boolean {
  if (isStanding(deal))
    return status === 'live' && expiresAt !== null && expiresAt.getTime() > now.getTime() + 3 * DAY_MS;
  if (deal[0] === 'sold') return status === 'sold' && soldPrice !== null;
  return publishedAt !== null && ['live', 'sold', 'paused'].includes(status);
}

function hasTime(deal: Deal, { from, to }: { from: number; to: number }, now: Date): boolean {
  if (deal[0] === 'sold') return to - from > DAY_MS;
  if (!isStanding(deal)) return to - from > LONGEST_DEAL_MS + 4 * DAY_MS;
  return from < now.getTime() - (deal.length > 1 ? LONGEST_DEAL_MS : 2 * DAY_MS);
}

function toMessage(
  offer: DemoOffer,
  words: string,
  { ad, buyer }: { ad: DemoAd; buyer: DemoPerson },
): DemoMessage {
  const isHeld = offer.state === 'held';
  const text = isHeld ? HELD_NOTE : fill(words, { offer: formatMoney(offer) });
  return {
    senderKey: offer.byBuyer ? buyer.key : ad.sellerKey,
    text,
    shownText: text,
    offer,
    screening: isHeld ? 'held' : 'delivered',
    score: isHeld ? 6 : 0,
    signals: isHeld ? ['other-payment'] : [],
    sentAt: offer.madeAt,
    deliveredAt: isHeld ? null : offer.madeAt,
  };
}
