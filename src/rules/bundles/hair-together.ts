import type { HairColour, Texture } from '../hair/values.ts';
import type { BundleNeed } from './bundle-need.ts';
import type { Hank } from './hank.ts';

/** Colours that go into one piece though they are not the same. Blonde and white and grey stand alone. */
export const COLOURS_TOGETHER: readonly (readonly [HairColour, HairColour])[] = [
  ['black', 'brown'],
  ['brown', 'chestnut'],
  ['chestnut', 'auburn'],
  ['auburn', 'red'],
];

export const TEXTURES_TOGETHER: readonly (readonly [Texture, Texture])[] = [
  ['straight', 'wavy'],
  ['wavy', 'curly'],
  ['curly', 'coily'],
];

/** Each value that is asked for alone, and each two of them that go together. */
export function listTogether<T>(asked: readonly T[], pairs: readonly (readonly [T, T])[]): (readonly T[])[] {
  const once = [...new Set(asked)];
  return [
    ...once.map((value) => [value]),
    ...pairs.filter(([one, other]) => once.includes(one) && once.includes(other)),
  ];
}

/** Whether a hank is of the kinds asked for. Hair of an unknown type may be of another than the rest. */
export const isOfKinds = (hank: Hank, need: BundleNeed): boolean =>
  need.colours.includes(hank.colour) &&
  need.textures.includes(hank.texture) &&
  need.treatments.includes(hank.treatment) &&
  (!need.isOnlyCut || hank.cutState === 'cut') &&
  (hank.ethnicity === null
    ? !need.isOneType && need.ethnicities.length === 0
    : need.ethnicities.length === 0 || need.ethnicities.includes(hank.ethnicity));

/** Whether two hanks may lie in one piece. Dyed hair takes colour otherwise than hair that never was. */
export const goTogether = (one: Hank, other: Hank, need: Pick<BundleNeed, 'spread' | 'isOneType'>): boolean =>
  isBeside(one.colour, other.colour, COLOURS_TOGETHER) &&
  isBeside(one.texture, other.texture, TEXTURES_TOGETHER) &&
  one.treatment === other.treatment &&
  (!need.isOneType || (one.ethnicity !== null && one.ethnicity === other.ethnicity)) &&
  Math.abs(one.halfInches - other.halfInches) <= need.spread;

const isBeside = <T>(one: T, other: T, pairs: readonly (readonly [T, T])[]): boolean =>
  one === other || pairs.some((pair) => pair.includes(one) && pair.includes(other));
