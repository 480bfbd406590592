import { type Marks, RATING_RULES } from '#rules/ratings/rating-rules.ts';
import type { Currency } from '#rules/money/money.ts';
import { DAY_MS } from '#rules/time.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import { choosePlot, findTalkWindow, playPlot } from '../messages/demo-messages.ts';
import type { DemoConversation } from '../messages/demo-messages.ts';
import type { DemoPerson } from '../people/demo-people.ts';
import type { Random } from '../random.ts';
import { OF_BUYERS, OF_SELLERS } from './demo-rating-texts.ts';

export type DemoRating = Marks & {
  byKey: string;
  aboutKey: string;
  isAboutSeller: boolean;
  sentence: string;
  answer: string | null;
  writtenAt: Date;
  sealedUntil: Date | null;
};

/** Hair that was sold to somebody who had asked about it, and what the two said of each other. */
export type DemoSale = {
  talk: DemoConversation;
  soldAt: Date;
  price: number | null;
  currency: Currency;
  ratings: DemoRating[];
};

type Market = {
  ads: readonly DemoAd[];
  /** Bela is the first. */
  buyers: readonly DemoPerson[];
  talks: readonly DemoConversation[];
  now: Date;
  random: Random;
};

/** Most of what was sold went to somebody here; Bela bought from Asha, and has something to rate herself. */
export function makeSales(market: Market): DemoSale[] {
  const sold = market.ads
    .filter(({ status, soldAt }) => status === 'sold' && soldAt !== null)
    .toSorted((one, other) => Number(other.soldAt) - Number(one.soldAt));
  const last = sold.find(({ sellerKey }) => sellerKey !== 'asha');
  const isBelas = (ad: DemoAd) => ad === last || ad.sellerKey === 'asha';
  const named = sold.filter((ad) => isBelas(ad) || market.random.chance(0.75));
  return named.flatMap((ad, place) => {
    const random = market.random.fork(ad.key);
    const talk = findTalk(ad, isBelas(ad), place, { ...market, random });
    if (!talk || ad.soldAt === null) return [];
    // What was sold last is still to be rated by both.
    const ratings = ad === last ? [] : rate(talk, ad.soldAt, place, { now: market.now, random });
    return [{ talk, soldAt: ad.soldAt, price: ad.soldPrice, currency: ad.currency, ratings }];
  });
}

/** Somebody who asked about it honestly; where nobody did, somebody does. */
function findTalk(ad: DemoAd, isBelas: boolean, place: number, market: Market): DemoConversation | undefined {
  const { buyers, talks, now, random } = market;
  const asked = talks.filter(
    ({ adKey, kind }) => adKey === ad.key && (kind === 'question' || kind === 'offer'),
  );
  const hers = asked.find(({ buyerKey }) => buyerKey === 'bela');
  if (hers || (asked[0] && !isBelas)) return hers ?? asked[0];
  const candidates = isBelas ? buyers : random.shuffle(buyers.slice(1));
  const taken = new Set(talks.filter(({ adKey }) => adKey === ad.key).map(({ buyerKey }) => buyerKey));
  const buyer = candidates.find((each) => {
    const { from, to } = findTalkWindow(ad, each, now);
    return from < to && each.lastLoginAt !== null && !taken.has(each.key);
  });
  if (!buyer) return undefined;
  const { lines, ...plot } = choosePlot('question', place, random);
  const messages = playPlot({ ...plot, lines }, ad, buyer, now, random);
  return {
    adKey: ad.key,
    buyerKey: buyer.key,
    sellerKey: ad.sellerKey,
    kind: 'question',
    scamRow: null,
    messages,
  };
}

function rate(
  { buyerKey, sellerKey }: DemoConversation,
  soldAt: Date,
  place: number,
  { now, random }: { now: Date; random: Random },
): DemoRating[] {
  const ofSeller = OF_SELLERS[place % OF_SELLERS.length] ?? OF_SELLERS[0];
  const ofBuyer = OF_BUYERS[place % OF_BUYERS.length] ?? OF_BUYERS[0];
  const isOfBela = buyerKey === 'bela' || sellerKey === 'asha';
  const after = () => new Date(soldAt.getTime() + random.uniform(2, RATING_RULES.openDays / 2) * DAY_MS);
  const written = [
    ...(ofSeller && (isOfBela || random.chance(0.85))
      ? [{ ...ofSeller, byKey: buyerKey, aboutKey: sellerKey, isAboutSeller: true, writtenAt: after() }]
      : []),
    ...(ofBuyer && (isOfBela || random.chance(0.7))
      ? [{ ...ofBuyer, byKey: sellerKey, aboutKey: buyerKey, isAboutSeller: false, writtenAt: after() }]
      : []),
  ].filter(({ writtenAt }) => writtenAt < now);
  return written.map(({ answer, ...rating }) => {
    const opensAt = new Date(rating.writtenAt.getTime() + RATING_RULES.sealedDays * DAY_MS);
    const sealedUntil = written.length < 2 && opensAt > now ? opensAt : null;
    return { ...rating, sealedUntil, answer: sealedUntil === null ? (answer ?? null) : null };
  });
}
