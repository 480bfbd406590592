import type { CutState, HairColour, HairEthnicity, Texture, Treatment } from '../hair/values.ts';

/** An ad as the bundle builder sees it. Lengths in half inches. */
export type Hank = {
  id: string;
  halfInches: number;
  /** Of layered hair; null where all of it has one length. */
  shortest: number | null;
  grams: number;
  isWeighed: boolean;
  colour: HairColour;
  texture: Texture;
  treatment: Treatment;
  ethnicity: HairEthnicity | null;
  cutState: CutState;
  priceUsdCents: number;
  /** When it went live, as a number that grows: of equal sets the older ads win. */
  since: number;
};

/** Lighter than this is not worth a parcel. */
export const LEAST_GRAMS = 5;

/** Hair that nobody has weighed may be lighter than it looks. */
const TRUSTED_PERCENT = 80;

/**
 * The grams of it that are long enough. Layers are taken as spread evenly between the shortest and the longest: by
 * weight the true share is higher, so this errs to the safe side.
 */
export function countGrams(
  hank: Pick<Hank, 'grams' | 'halfInches' | 'shortest' | 'isWeighed'>,
  need: number,
): number {
  const { grams, halfInches, shortest, isWeighed } = hank;
  if (halfInches < need) return 0;
  const long =
    shortest === null || shortest >= need || halfInches === shortest
      ? grams
      : Math.floor((grams * (halfInches - need)) / (halfInches - shortest));
  return isWeighed ? long : Math.floor((long * TRUSTED_PERCENT) / 100);
}
