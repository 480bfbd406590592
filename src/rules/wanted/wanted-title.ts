import { ETHNICITY_LABELS, TREATMENT_LABELS } from '../hair/hair-words.ts';
import {
  HAIR_COLOURS,
  type HairColour,
  HAIR_ETHNICITIES,
  type HairEthnicity,
  type Texture,
  TEXTURES,
  type Treatment,
  TREATMENTS,
} from '../hair/values.ts';

/** What the title of a request is made from: nothing that anybody typed gets into it. */
type TitleFacts = {
  shortest: number;
  longest: number;
  colours: readonly HairColour[];
  textures: readonly Texture[];
  treatments: readonly Treatment[];
  ethnicities: readonly HairEthnicity[];
  grams: number;
};

/** 'Wanted: 18–22 in straight or wavy black hair, never coloured, 150 g'. */
export const wantedTitle = (facts: TitleFacts): string => `Wanted: ${describeWanted(facts)}`;

/** The same without its first word, where that is plain. Whatever takes everything is not listed. */
export function describeWanted(facts: TitleFacts): string {
  const { shortest, longest } = facts;
  const hair = [
    shortest === longest ? `${shortest / 2} in` : `${shortest / 2}–${longest / 2} in`,
    listUnlessAll(facts.textures, TEXTURES, (texture) => texture),
    listUnlessAll(facts.colours, HAIR_COLOURS, (colour) => (colour === 'white-and-grey' ? 'grey' : colour)),
    listUnlessAll(facts.ethnicities, HAIR_ETHNICITIES, (type) => ETHNICITY_LABELS[type]),
    'hair',
  ];
  const treatments = listUnlessAll(facts.treatments, TREATMENTS, (each) =>
    TREATMENT_LABELS[each].toLowerCase(),
  );
  return [hair.filter((part) => part !== '').join(' '), treatments, `${facts.grams} g`]
    .filter((part) => part !== '')
    .join(', ');
}

const SLUG_MAX = 80;

/** The readable end of its address. */
export const wantedSlug = (facts: TitleFacts): string =>
  describeWanted(facts)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replaceAll(/^-|-$/g, '');

/** Where a request is found. */
export const wantedUrl = (id: string, slug: string): string => `/wanted/${id}/${slug}`;

/** 'straight', 'straight or wavy', 'black, brown or red', in the order of the table; nothing where any will do. */
function listUnlessAll<Value extends string>(
  chosen: readonly Value[],
  all: readonly Value[],
  word: (value: Value) => string,
): string {
  const words = all.filter((value) => chosen.includes(value)).map(word);
  if (words.length === all.length || words.length === 0) return '';
  const last = words.at(-1) ?? '';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
