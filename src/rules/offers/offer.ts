import { formatSoonDayIn, formatSoonIn } from '../countries/time-zones.ts';
import { Refusal } from '../refusal.ts';
import { plural } from '../text/plural.ts';
import { secondsUntil } from '../time.ts';
import { amountProblem, exportProblem, type OfferTerms, wrongAmount } from './amount/offer-figure.ts';
import { CHOOSE_A_PLAN, OFFERS_ON_AD, UNPAID_MOST } from './offer-words.ts';

/** How many there are, and when the next one is free. */
type Counted = { count: number; nextAt: Date };

/** What this buyer did before: on this ad, today, at once, and what they agreed to and did not pay. */
export type OfferPast = {
  /** The ad is kept until then, for whom. */
  reserved: { until: Date; isForMe: boolean; isPaid: boolean } | null;
  hasOpenOnAd: boolean;
  today: Counted;
  open: Counted;
  /** In 30 days, with those that were too low and without those that lapsed. */
  onAd: Counted;
  /** In 60 days. */
  unpaid: Counted;
};

/** What the buyer's plan allows, the buyer's clock, and the time. */
export type OfferSurroundings = {
  limits: { offersPerDay: number; openOffers: number };
  zone: string;
  now: Date;
};

export type OfferRefusal = { refusal: Refusal; isTooLow: boolean };

/**
 * The first thing that speaks against an offer, or undefined. Who may make one at all, and on which ads, is asked
 * before; what the note says is read after.
 */
export function offerProblem(
  amount: number,
  terms: OfferTerms,
  past: OfferPast,
  around: OfferSurroundings,
): OfferRefusal | undefined {
  const refusal = standingProblem(past, around) ?? countProblem(past, around) ?? amountProblem(amount, terms);
  if (refusal) return { refusal, isTooLow: false };
  if (terms.floor !== null && amount < terms.floor)
    return { refusal: tooLow(past.onAd, around), isTooLow: true };
  const leaving = exportProblem(amount, terms);
  return leaving && { refusal: leaving, isTooLow: false };
}

function standingProblem({ reserved, hasOpenOnAd }: OfferPast, { zone }: OfferSurroundings) {
  if (reserved?.isForMe) return new Refusal('conflict', 'You have agreed on this hair already.');
  if (reserved?.isPaid)
    return new Refusal('conflict', 'Somebody has paid for this hair. You cannot make an offer on it.');
  if (reserved)
    return new Refusal(
      'conflict',
      `This hair is reserved until ${formatSoonIn(reserved.until, zone)}. You can make an offer then.`,
    );
  if (hasOpenOnAd)
    return new Refusal('conflict', 'There is an open offer on this ad. Answer it, take it back, or wait.');
  return undefined;
}

function countProblem(past: OfferPast, around: OfferSurroundings): Refusal | undefined {
  const { limits, zone } = around;
  const { today, open, unpaid } = past;
  if (limits.offersPerDay === 0) return new Refusal('payment-required', CHOOSE_A_PLAN);
  if (today.count >= limits.offersPerDay)
    return wait(`Your plan allows ${plural(limits.offersPerDay, 'offer')} a day.`, today.nextAt, around);
  if (open.count >= limits.openOffers)
    return wait(
      `You have ${plural(open.count, 'open offer')}. Wait for an answer or take one back.`,
      open.nextAt,
      around,
    );
  const thrice = onAdProblem(past.onAd, around);
  if (thrice) return thrice;
  if (unpaid.count >= UNPAID_MOST && open.count > 0)
    return wait(
      `Two agreed sales were not paid. Until ${formatSoonDayIn(unpaid.nextAt, zone)} you can have one open offer.`,
      unpaid.nextAt,
      around,
    );
  return undefined;
}

/** Three on an ad in thirty days; what a buyer answers to another price counts as well. */
export function onAdProblem(
  { count, nextAt }: Counted,
  around: Pick<OfferSurroundings, 'zone' | 'now'>,
): Refusal | undefined {
  if (count < OFFERS_ON_AD) return undefined;
  return wait(
    `You have made ${OFFERS_ON_AD} offers on this ad. The next one is possible from ${formatSoonDayIn(nextAt, around.zone)}.`,
    nextAt,
    around,
  );
}

const wait = (sentence: string, until: Date, { now }: Pick<OfferSurroundings, 'now'>): Refusal =>
  new Refusal('too-many', sentence, {}, { retryAfterSeconds: secondsUntil(until, now) });

/** The same words for every figure below the floor: they tell nobody how far. */
function tooLow({ count, nextAt }: Counted, { zone }: OfferSurroundings): Refusal {
  const left = OFFERS_ON_AD - count - 1;
  const next =
    left > 0
      ? `You can make ${plural(left, 'more offer')} on this ad.`
      : `The next one is possible from ${formatSoonDayIn(nextAt, zone)}.`;
  return wrongAmount(`The seller does not look at offers this low. ${next}`);
}
