import type { AdFacts } from '../ads/ad-facts.ts';

/** What an offer is made for. */
const OFFERED_FOR = [
  'price',
  'currency',
  'lengthMm',
  'weightGrams',
  'colour',
  'treatment',
] as const satisfies readonly (keyof AdFacts)[];

/** Whether something changed that an offer was made for: price, length, weight, colour, treatment or photos. */
export const isOfferedFor = (before: AdFacts, after: AdFacts): boolean =>
  OFFERED_FOR.some((name) => before[name] !== after[name]) || idsOf(before) !== idsOf(after);

/** Which photos, in any order: to turn one or to say what it shows is no other hair. */
const idsOf = ({ photos }: AdFacts): string =>
  photos
    .map(({ id }) => id)
    .toSorted()
    .join();
