import { type AdFacts, findGrams } from './ad-facts.ts';
import type { HairColour, Treatment } from '../hair/values.ts';
import { ETHNICITY_LABELS } from '../hair/hair-words.ts';
import { mmToInches } from '../hair/measure.ts';

/** What of an ad its title is made from. */
export type TitleFacts = Pick<
  AdFacts,
  | 'lengthMm'
  | 'shortestLayerMm'
  | 'circumferenceMm'
  | 'weightGrams'
  | 'cutState'
  | 'texture'
  | 'colour'
  | 'ethnicity'
  | 'treatment'
>;

/** A title ready-made from the facts: '28 in straight black Indian hair, never dyed, 160 g'. */
export function adTitle(facts: TitleFacts): string {
  const hair = [
    facts.lengthMm === null ? null : `${mmToInches(facts.lengthMm)} in`,
    facts.texture,
    facts.colour === null ? null : COLOUR_WORDS[facts.colour],
    facts.ethnicity === null ? null : ETHNICITY_LABELS[facts.ethnicity],
    'hair',
  ];
  const weight = findGrams(facts);
  const parts = [
    hair.filter((word) => word !== null).join(' '),
    facts.treatment === null ? null : TREATMENT_WORDS[facts.treatment],
    weight === null ? null : `${weight.gramsEstimated ? 'about ' : ''}${weight.grams} g`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** The readable end of an ad's address, from the same facts: nothing a seller typed gets into it. */
export function adSlug(facts: TitleFacts): string {
  return adTitle(facts)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Where an ad is found. */
export const adUrl = (id: string, slug: string): string => `/ad/${id}/${slug}`;

/** The same by its number: short enough to be typed. It leads to the other. */
export const toNumberPath = (number: string): string => `/ad/${number}`;

const COLOUR_WORDS: Record<HairColour, string> = {
  auburn: 'auburn',
  black: 'black',
  blonde: 'blonde',
  brown: 'brown',
  chestnut: 'chestnut',
  red: 'red',
  'white-and-grey': 'grey',
};

const TREATMENT_WORDS: Record<Treatment, string> = {
  virgin: 'never dyed',
  dyed: 'dyed',
  'permed-or-relaxed': 'permed or relaxed',
  'bleached-or-highlighted': 'bleached or highlighted',
};
