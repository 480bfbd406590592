import type { Condition, CutState, HairColour, HairEthnicity, Texture, Treatment } from '../hair/values.ts';
import type { Money, Rates } from '../money/money.ts';
import { dividedBy, type Exact, exact, minus, roundUp, times } from '../numbers/exact.ts';
import { isSentTo, type Sent } from '../prices/postage.ts';

/** What somebody looks for. Lengths are in half inches; the budget is in minor units for each gram. */
export type WantedHair = {
  shortest: number;
  longest: number;
  colours: readonly HairColour[];
  textures: readonly Texture[];
  treatments: readonly Treatment[];
  /** None: any. */
  ethnicities: readonly HairEthnicity[];
  grams: number;
  cutState: CutState | null;
  budgetPerGram: Money | null;
  country: string;
};

/** As much of an ad as is held against that. */
export type OfferedHair = Sent & {
  /** Live, and kept for nobody. */
  isFree: boolean;
  halfInches: number;
  grams: number;
  isWeighed: boolean;
  colour: HairColour;
  texture: Texture;
  treatment: Treatment;
  ethnicity: HairEthnicity | null;
  cutState: CutState;
  condition: Condition;
  price: Money | null;
  isOpenToOffers: boolean;
};

/** From this on hair is shown to whoever looks for it. */
export const LEAST_POINTS = 60;

/** What each difference takes away from a hundred, and how much of it is too much. */
export const LOSSES = {
  shorter: { each: 8, most: 2 },
  longer: { each: 2, most: 12 },
  lighter: { each: 1, most: 20 },
  dearer: { each: 1, most: 10 },
  /** Where the seller takes offers, more is only where the talk begins. */
  dearerButOpen: { each: 1, most: 30 },
  noPrice: 10,
  estimated: 5,
  fair: 5,
} as const;

/** One thing in which an ad is not what was asked for. Without points: it does not fit at all, and that is said. */
type Difference = { points: number | null; words: string };

export type Judgement = { points: number; reasons: string[] } | { points: null; whyNot: string };

/**
 * How well an ad fits a request: the one rule for whoever looks for hair and for whoever has some. Whose they are, and
 * whether one has blocked the other, is asked where the people are known.
 */
export function judgeAd(wanted: WantedHair, ad: OfferedHair, rates: Rates): Judgement {
  const differences = [
    ...compareKinds(wanted, ad),
    ...compareSizes(wanted, ad),
    ...comparePrice(wanted, ad, rates),
  ];
  const misfit = differences.find(({ points }) => points === null);
  if (misfit) return { points: null, whyNot: misfit.words };
  const points = differences.reduce((left, difference) => left - (difference.points ?? 0), 100);
  if (points < LEAST_POINTS) return { points: null, whyNot: 'too much of it differs from what is asked for' };
  return { points, reasons: differences.map(({ words }) => words) };
}

/** The points of an ad that fits; null for one that does not. */
export function matchAd(
  wanted: WantedHair,
  ad: OfferedHair,
  rates: Rates,
): { points: number; reasons: string[] } | null {
  const judgement = judgeAd(wanted, ad, rates);
  return judgement.points === null ? null : judgement;
}

function compareKinds(wanted: WantedHair, ad: OfferedHair): Difference[] {
  const { ethnicities } = wanted;
  const isOfType = ethnicities.length === 0 || (ad.ethnicity !== null && ethnicities.includes(ad.ethnicity));
  const isCutRight = wanted.cutState === null || wanted.cutState === ad.cutState;
  return [
    ...failUnless(ad.isFree, 'it is not for sale now'),
    ...failUnless(wanted.colours.includes(ad.colour), 'another colour'),
    ...failUnless(wanted.textures.includes(ad.texture), 'another texture'),
    ...failUnless(wanted.treatments.includes(ad.treatment), 'treated differently'),
    ...failUnless(isOfType, ad.ethnicity === null ? 'its hair type is not given' : 'another hair type'),
    ...failUnless(isCutRight, ad.cutState === 'cut' ? 'already cut' : 'not cut yet'),
    ...failUnless(isSentTo(ad, wanted.country), 'not sent there'),
  ];
}

function compareSizes(wanted: WantedHair, ad: OfferedHair): Difference[] {
  const shorter = wanted.shortest - ad.halfInches;
  const longer = ad.halfInches - wanted.longest;
  const lighter = startedPercent(minus(exact(wanted.grams), exact(ad.grams)), exact(wanted.grams));
  return [
    ...lose(shorter, LOSSES.shorter, `${shorter / 2} in shorter than asked`, `${shorter / 2} in too short`),
    ...lose(longer, LOSSES.longer, `${longer / 2} in longer than asked`, `${longer / 2} in too long`),
    ...lose(lighter, LOSSES.lighter, `${lighter} % lighter than asked`, `${lighter} % too light`),
    ...(ad.isWeighed ? [] : [{ points: LOSSES.estimated, words: 'its weight is an estimate' }]),
    ...(ad.condition === 'fair' ? [{ points: LOSSES.fair, words: 'in fair condition' }] : []),
  ];
}

function comparePrice({ budgetPerGram }: WantedHair, ad: OfferedHair, rates: Rates): Difference[] {
  if (ad.price === null) return [{ points: LOSSES.noPrice, words: 'it names no price' }];
  if (budgetPerGram === null) return [];
  const price = dividedBy(inDollars(ad.price, rates), exact(ad.grams));
  const budget = inDollars(budgetPerGram, rates);
  const dearer = startedPercent(minus(price, budget), budget);
  const { dearer: fixed, dearerButOpen } = LOSSES;
  return lose(
    dearer,
    ad.isOpenToOffers ? dearerButOpen : fixed,
    `${dearer} % more per gram than asked`,
    `${dearer} % too much per gram`,
  );
}

const failUnless = (isSo: boolean, words: string): Difference[] => (isSo ? [] : [{ points: null, words }]);

function lose(
  off: number,
  { each, most }: { each: number; most: number },
  words: string,
  tooMuch: string,
): Difference[] {
  if (off <= 0) return [];
  return off > most ? [{ points: null, words: tooMuch }] : [{ points: off * each, words }];
}

/** Not rounded to cents: in every currency the same. */
const inDollars = ({ amount, currency }: Money, rates: Rates): Exact =>
  dividedBy(exact(amount), exact(rates.perUsd[currency]));

/** How many percent that is, each one counting as soon as it is begun. */
const startedPercent = (part: Exact, whole: Exact): number =>
  roundUp(times(dividedBy(part, whole), exact(100)));
