import { countryInSentence } from '../countries/country-in-sentence.ts';
import { COLOUR_LABELS, TEXTURE_LABELS } from '../hair/hair-words.ts';
import type { BundleNeed } from './bundle-need.ts';
import type { Hank } from './hank.ts';

/** Why a hank stands in a set, in a sentence; `isReckoned` where we count less than its seller says, or guess. */
export type BundleReason = { words: string; isReckoned: boolean };

type Reasoned = Pick<
  Hank,
  'halfInches' | 'shortest' | 'grams' | 'isWeighed' | 'colour' | 'texture' | 'cutState'
>;

/** What speaks for a hank among the others of its set, the most important first. */
export function listReasons(
  hank: Reasoned & { counted: number },
  need: Pick<BundleNeed, 'halfInches' | 'country'>,
  others: readonly Pick<Hank, 'colour' | 'texture'>[],
): BundleReason[] {
  return [
    sure(sayLonger(hank.halfInches - need.halfInches)),
    sayGrams(hank, need.halfInches),
    ...(hank.cutState === 'uncut' ? [{ words: 'Not cut yet', isReckoned: true }] : []),
    ...sayNeighbour(
      hank.texture,
      others.map(({ texture }) => texture),
      TEXTURE_LABELS,
    ),
    ...sayNeighbour(
      hank.colour,
      others.map(({ colour }) => colour),
      COLOUR_LABELS,
    ),
    sure(`Sent to ${countryInSentence(need.country)}`),
  ];
}

/** '16.5 in' of half inches. */
export const sayInches = (halfInches: number): string => `${halfInches / 2} in`;

const sure = (words: string): BundleReason => ({ words, isReckoned: false });

const sayLonger = (over: number): string =>
  over === 0 ? 'Just as long as you need' : `${sayInches(over)} longer than you need`;

/** Of layered hair that is too short in part only a share counts, and of hair that nobody weighed four fifths. */
function sayGrams({ grams, isWeighed, shortest, counted }: Reasoned & { counted: number }, least: number) {
  const isLayered = shortest !== null && shortest < least;
  const layers = isLayered ? `, layers from ${sayInches(shortest)}` : '';
  if (!isWeighed)
    return { words: `About ${grams} g, not weighed${layers}: we count ${counted} g`, isReckoned: true };
  if (isLayered)
    return {
      words: `${grams} g, weighed${layers}: we count ${counted} g as ${sayInches(least)} or longer`,
      isReckoned: true,
    };
  return sure(`${grams} g, weighed, all of it ${sayInches(least)} or longer`);
}

/** Said of the few that are not like most of the set. */
function sayNeighbour<Value extends string>(
  own: Value,
  others: readonly Value[],
  labels: Record<Value, string>,
): BundleReason[] {
  const other = others.find((each) => each !== own);
  const alike = others.filter((each) => each === own).length + 1;
  if (other === undefined || alike * 2 > others.length + 1) return [];
  return [sure(`${labels[own]} goes with ${labels[other].toLowerCase()}, you ticked both`)];
}
