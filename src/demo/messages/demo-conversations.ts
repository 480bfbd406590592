import type { DemoAd } from '../ads/demo-ads.ts';
import {
  CONVERSATION_SHARES,
  type DemoConversation,
  type PlottedKind,
  type Plot,
  choosePlot,
  playPlot,
  findTalkWindow,
} from './demo-messages.ts';
import { makeOfferTalks } from '../offers/demo-offer-talks.ts';
import type { DemoPerson } from '../people/demo-people.ts';
import { shareOut } from '../quotas.ts';
import type { Random } from '../random.ts';

type Market = { ads: readonly DemoAd[]; buyers: readonly DemoPerson[]; now: Date; random: Random };

const PER_AD = 0.46;

/** Buyers write about the ads they saw. Asha hears from Bela, and from people the guard holds back. */
export function makeConversations(market: Market): DemoConversation[] {
  const { ads, now, random } = market;
  const counts = shareOut(Math.round(ads.length * PER_AD), CONVERSATION_SHARES);
  const { offer: offers, ...others } = counts;
  const kinds = Object.keys(others) as PlottedKind[];
  const taken = new Set<string>();
  // First, so that what can be said of one hank in one way only finds it free.
  const offered = makeOfferTalks(offers, { ...market, random: random.fork('offers') }, taken);
  const talked = kinds.flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, place) => {
      const plot = choosePlot(kind, place, random);
      const { ad, buyer } = findPair(plot, kind, place, market, taken);
      const messages = playPlot(plot, ad, buyer, now, random);
      const { scamRow } = plot;
      return { adKey: ad.key, buyerKey: buyer.key, sellerKey: ad.sellerKey, kind, scamRow, messages };
    }),
  );
  return [...offered, ...talked];
}

/** Two people who have not spoken of this ad yet. The first plots of each kind are played with Asha. */
function findPair(plot: Plot, kind: PlottedKind, place: number, market: Market, taken: Set<string>) {
  const ads = adsFor(plot, place, market);
  const buyers = buyersFor(kind, place, market);
  for (const ad of ads) {
    for (const buyer of buyers) {
      const { from, to } = findTalkWindow(ad, buyer, market.now);
      const pair = `${ad.key} ${buyer.key}`;
      if (from >= to || taken.has(pair)) continue;
      taken.add(pair);
      return { ad, buyer };
    }
  }
  throw new Error(`Nobody is left to play a conversation of the kind '${kind}'.`);
}

function adsFor(plot: Plot, place: number, { ads, random }: Market): DemoAd[] {
  const isOpen = (ad: DemoAd) => ad.publishedAt !== null && ['live', 'sold', 'paused'].includes(ad.status);
  const fits = (ad: DemoAd) =>
    (plot.about === null || ad.cutState === plot.about) && (plot.offer === null || ad.price !== null);
  const open = random.shuffle(ads.filter((ad) => isOpen(ad) && fits(ad)));
  const hers = open.filter((ad) => ad.sellerKey === 'asha');
  return place < 2 ? [...hers, ...open] : open;
}

function buyersFor(kind: PlottedKind, place: number, { buyers, random }: Market): DemoPerson[] {
  const bela = buyers.filter(({ key }) => key === 'bela' && kind === 'question' && place < 4);
  const others = buyers.filter(({ key, lastLoginAt }) => key !== 'bela' && lastLoginAt !== null);
  return [...bela, ...random.shuffle(others)];
}
