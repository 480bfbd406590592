import { findGrams } from '#rules/ads/ad-facts.ts';
import { PRICE_TABLE } from '#rules/prices/model/price-table.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import { formatMoney, MINOR_UNITS } from '#rules/money/money.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import { daysBefore } from '../demo-dates.ts';
import type { DemoOffer } from '../offers/demo-offers.ts';
import type { DemoPerson } from '../people/demo-people.ts';
import { fill } from '../demo-words.ts';
import {
  type Exchange,
  FETISH_REQUESTS,
  QUESTIONS,
  type Scam,
  SCAMS,
  type Screening,
} from './demo-message-texts.ts';
import type { Random } from '../random.ts';

export type DemoMessage = {
  senderKey: string;
  text: string;
  /** What the other person reads. */
  shownText: string;
  /** What is offered with it. */
  offer: DemoOffer | null;
  screening: Screening;
  score: number;
  signals: string[];
  sentAt: Date;
  /** Null while staff look at it. */
  deliveredAt: Date | null;
};

/** In per cent. */
export const CONVERSATION_SHARES = { question: 70, offer: 15, scam: 10, fetish: 5 } as const;
type ConversationKind = keyof typeof CONVERSATION_SHARES;
/** Offers have figures and an end of their own. */
export type PlottedKind = Exclude<ConversationKind, 'offer'>;

/** One conversation: of one ad and one buyer. */
export type DemoConversation = {
  adKey: string;
  buyerKey: string;
  sellerKey: string;
  kind: ConversationKind;
  /** The row of the catalogue of scams that it shows. */
  scamRow: number | null;
  messages: DemoMessage[];
};

type Caught = Pick<Scam, 'signal' | 'screening' | 'score' | 'hidden'>;

/** What is said in turn, beginning with the buyer. Who overpays names a share of the price. */
export type Plot = {
  lines: string[];
  about: 'cut' | 'uncut' | null;
  offer: number | null;
  caught: Caught | null;
  scamRow: number | null;
};

const NOTHING = { about: null, offer: null, caught: null, scamRow: null };
const HIDDEN = '[hidden]';
const FETISH_ROW = 10;

/** The next plot of a kind; all of them come round before one comes again. */
export function choosePlot(kind: PlottedKind, place: number, random: Random): Plot {
  switch (kind) {
    case 'question': {
      const exchange = pickInTurn(QUESTIONS, place) satisfies Exchange;
      const said = Number(random.pickByWeight({ '1': 25, '2': 40, '3': 35 }));
      const lines = [exchange.question, exchange.answer, exchange.thanks].slice(0, said);
      return { ...NOTHING, lines, about: exchange.about ?? null };
    }
    case 'scam': {
      const scam = pickInTurn(SCAMS, place);
      const offer = scam.overpays === true ? 1.4 : null;
      return { lines: [scam.text], about: scam.about ?? null, offer, caught: scam, scamRow: scam.row };
    }
    case 'fetish': {
      const caught = { signal: 'fetish', screening: 'held', score: 6 } as const;
      return {
        ...NOTHING,
        lines: [pickInTurn(FETISH_REQUESTS, place)],
        about: 'uncut',
        caught,
        scamRow: FETISH_ROW,
      };
    }
  }
}

const pickInTurn = <Item>(list: readonly Item[], place: number) => list[place % list.length] as Item;

/** The time in which a buyer could have written about an ad: while it was on show and both were here. */
export function findTalkWindow(ad: DemoAd, buyer: DemoPerson, now: Date): { from: number; to: number } {
  const shownFrom = ad.status === 'live' ? ad.statusSince : (ad.publishedAt ?? now);
  const to = ad.status === 'live' ? now : ad.statusSince;
  return { from: Math.max(shownFrom.getTime(), buyer.createdAt.getTime()), to: to.getTime() };
}

/** Plays a plot between a buyer and the seller of an ad. */
export function playPlot(
  plot: Plot,
  ad: DemoAd,
  buyer: DemoPerson,
  now: Date,
  random: Random,
): DemoMessage[] {
  const { from, to } = findTalkWindow(ad, buyer, now);
  const amount = plot.offer === null ? null : offerFor(ad, plot.offer);
  const values = {
    g: String(findGrams(ad)?.grams ?? 0),
    girth: String(mmToInches(ad.circumferenceMm, 0.25)),
    offer: amount === null ? '' : formatMoney({ amount, currency: ad.currency }),
  };
  let sentAt = new Date(random.uniform(from, to));
  return plot.lines.map((line, turn) => {
    const message = {
      senderKey: turn % 2 === 0 ? buyer.key : ad.sellerKey,
      ...screened(fill(line, values), turn === 0 ? plot.caught : null, sentAt),
      offer: null,
    };
    sentAt = new Date(Math.min(to, daysBefore(sentAt, -random.uniform(0.02, 1.5)).getTime()));
    return message;
  });
}

function offerFor(ad: DemoAd, share: number): number {
  const step = PRICE_TABLE.steps[ad.currency] * MINOR_UNITS;
  return Math.max(1, Math.round(((ad.price ?? 0) * share) / step)) * step;
}

function screened(text: string, caught: Caught | null, sentAt: Date) {
  const screening = caught?.screening ?? 'delivered';
  return {
    text,
    shownText: caught?.hidden === undefined ? text : text.replace(caught.hidden, HIDDEN),
    screening,
    score: caught?.score ?? 0,
    signals: caught === null ? [] : [caught.signal],
    sentAt,
    deliveredAt: screening === 'held' ? null : sentAt,
  };
}
