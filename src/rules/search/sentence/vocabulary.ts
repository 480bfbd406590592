import type { AdSearch, AdSort } from '../search-words.ts';
import { AD_FIELDS } from '../../ads/fields.ts';
import { COUNTRIES } from '../../countries/countries.ts';
import { countryName } from '../../countries/country-names.ts';
import { listFilters, type ValuesGroup } from '../filters.ts';

/** What a word or a few words say about hair. */
export type Meaning =
  | { group: ValuesGroup; value: string }
  | { group: 'measured' | 'offers' | 'sold' }
  | { group: 'sort'; value: AdSort };

type Group = Extract<keyof AdSearch, 'colour' | 'ethnicity' | 'texture' | 'treatment' | 'cutState'>;

/** The trade's words, by what they mean. Phrases are separated by commas. */
const PHRASES: Record<Group, Record<string, string>> = {
  colour: {
    auburn: 'auburn, red brown, reddish brown, mahogany',
    black: 'black, off black, natural black, ebony, raven',
    blonde: 'blonde, blond, golden, platinum, flaxen, fair haired',
    brown: 'brown, brunette, chocolate brown, chocolate',
    chestnut: 'chestnut',
    red: 'red, ginger, copper, redhead, strawberry blonde',
    'white-and-grey': 'grey, gray, white, silver, salt and pepper, white and grey, grey white, greying',
  },
  ethnicity: {
    indian: 'indian, south indian, north indian',
    asian: 'asian, east asian, chinese, japanese, korean, vietnamese, filipino, mongolian',
    african: 'african, afro',
    caucasian: 'caucasian, european, slavic, russian, ukrainian, scandinavian',
    'middle-eastern': 'middle eastern, persian, iranian, arab, arabian, arabic, turkish, lebanese',
  },
  texture: {
    straight: 'straight, strait, bone straight, pin straight, sleek',
    wavy: 'wavy, wave, waves, body wave, loose wave',
    curly: 'curly, curls, curl, ringlets',
    coily: 'coily, coils, kinky, kinky curly',
  },
  treatment: {
    virgin:
      'virgin, untreated, natural, undyed, unprocessed, uncoloured, uncolored, never dyed, never coloured, ' +
      'never colored, not dyed, not coloured, not colored, no dye, chemical free, never treated, not treated, raw, ' +
      'never bleached, never permed',
    dyed: 'dyed, coloured, colored, tinted, hennaed, henna',
    'permed-or-relaxed':
      'permed, perm, relaxed, texturized, texturised, keratin, straightened, chemically straightened',
    'bleached-or-highlighted': 'bleached, bleach, highlighted, highlights, balayage, lightened, ombre',
  },
  cutState: {
    uncut:
      'uncut, not cut, not cut yet, not yet cut, still growing, on the head, on head, still on head, still on',
    cut: 'cut, already cut, freshly cut',
  },
};

/** A choice that the trade has no words for is called by its label. */
const SPOKEN: Record<string, Record<string, string>> = { ...listOtherLabels(), ...PHRASES };

function listOtherLabels(): Record<string, Record<string, string>> {
  const others = listFilters(AD_FIELDS).flatMap(({ field, filter }) =>
    field.kind !== 'choice' || field.derived || filter.group in PHRASES
      ? []
      : [[filter.group, toLowerCase(field.labels)] as const],
  );
  return Object.fromEntries(others);
}

function toLowerCase(labels: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([value, label]) => [value, label.toLowerCase()]));
}

const FLAGS = {
  measured: 'measured, with tape measure, tape measured',
  offers: 'offers, open to offers, offers welcome, accepts offers, or best offer, obo, negotiable',
  sold: 'sold, including sold, include sold',
} as const;

const SORTS: Partial<Record<AdSort, string>> = {
  price: 'cheapest, cheap, lowest price',
  longest: 'longest, longest first',
  heaviest: 'heaviest, thickest, heaviest first',
  newest: 'newest, latest, newest first',
};

const COUNTRY_NICKNAMES: Record<string, string> = {
  GB: 'uk, britain, great britain, england, scotland, wales',
  US: 'usa, america, united states of america',
  AE: 'uae, dubai, emirates',
  NL: 'holland',
  CZ: 'czech republic',
};

/** A few words of our neighbours. Slips of them are not looked for: too many English words lie near. */
const FOREIGN: { [Of in Group]?: Record<string, string> } = {
  colour: {
    black: 'schwarz, schwarze, schwarzes, noir, noirs, negro, negros, neri, nero',
    blonde: 'blonds, blondes, blondes, rubio, rubios, biondo, biondi',
    brown: 'braun, braune, braunes, brun, bruns, chatain, chatains, castano, castanos, castani, marron',
    red: 'rot, rote, rotes, roux, rousse, pelirrojo, rosso, rossi',
    'white-and-grey':
      'grau, graue, graues, weiss, weisse, gris, blanc, blancs, blanco, grigio, grigi, bianchi',
  },
  texture: {
    straight: 'glatt, glatte, glattes, lisse, lisses, raides, liso, lisci',
    wavy: 'wellig, wellige, ondules, ondulado, mossi',
    curly: 'lockig, lockige, locken, boucles, frises, rizado, rizados, ricci',
  },
  treatment: { virgin: 'unbehandelt, unbehandelte, ungefarbt, vierge, vierges, virgen, vergini' },
};

/** Shades say which black or blonde, and we know only black and blonde: beside a colour they are dropped. */
export const SHADES: ReadonlySet<string> = new Set(
  (
    'dark light medium mid deep rich warm cool pale bright jet raven ebony snow snowy pure ash ashy dirty sandy honey ' +
    'caramel golden platinum copper chocolate espresso mocha'
  ).split(' '),
);

/** Words that say nothing about which hair: everything here is hair for sale. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'hair hairs human real genuine for sale selling sell buy buying want wanted need needed looking look find show me i am or ' +
    'a an the with and of my in on at to is it that has have please any some ad ads piece pieces quality ' +
    'color colour colors colours type texture length weight price inches inch cm grams gram g oz budget from ' +
    'haar haare cheveux pelo cabello capelli'
  ).split(' '),
);

/** Ordinary words that lie a letter away from one of ours and are not a slip of it. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  (
    'back block bread brow clack crown dried fair glad gold good grow grown hank cold lash old read ready ride rough ' +
    'save shed silk silky sole told tied wade ware wash washed way while wide wig wigs wove woven cute cuts crow row ' +
    'salon sister mother daughter braid braided bundle bundles weave layer layers clean healthy thick thin soft shiny ' +
    'long short tail pony ponytail ponytails ends root roots shoulder waist hip temple remy doll dolls making maker ' +
    'extensions toddler never treat heat smoke free pets home town growing growth year years women woman men girl great'
  ).split(' '),
);

/** Every phrase we know, tidied, with its meaning. */
export const VOCABULARY: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...countryPhrases(),
  ...meanings(FOREIGN),
  ...meanings(SPOKEN),
  ...Object.entries(FLAGS).flatMap(([group, phrases]) =>
    split(phrases).map((phrase) => [phrase, { group: group as keyof typeof FLAGS }] as const),
  ),
  ...Object.entries(SORTS).flatMap(([value, phrases]) =>
    split(phrases).map((phrase) => [phrase, { group: 'sort', value: value as AdSort }] as const),
  ),
]);

/** Words of the same meaning among those that stay words. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['pony', 'ponytail', 'ponytails'],
  ['plait', 'braid', 'plaited', 'braided'],
  ['grey', 'gray', 'silver'],
  ['untreated', 'virgin', 'natural'],
  ['thick', 'dense', 'full'],
  ['shiny', 'glossy', 'lustrous'],
  ['mum', 'mother', 'mom'],
  ['bundle', 'hank', 'weft'],
];

/** Our own words: a slip of one of them is looked for. */
export const HOME_WORDS: ReadonlySet<string> = new Set(
  [
    ...Object.values(SPOKEN).flatMap((values) => Object.values(values)),
    ...Object.values(FLAGS),
    ...Object.values(SORTS),
  ].flatMap((phrases) => phrases.split(/,? /)),
);

function meanings(phrasesOf: Record<string, Record<string, string>>) {
  return Object.entries(phrasesOf).flatMap(([group, values]) =>
    Object.entries(values).flatMap(([value, phrases]) =>
      split(phrases).map((phrase) => [phrase, { group: group as ValuesGroup, value }] as const),
    ),
  );
}

function countryPhrases() {
  return COUNTRIES.flatMap((value) => {
    const name = countryName(value)
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z ]/g, '');
    const names = [name, ...split(COUNTRY_NICKNAMES[value] ?? '')].filter((each) => each.length > 1);
    return names.map((each) => [each, { group: 'country', value } satisfies Meaning] as const);
  });
}

function split(phrases: string): string[] {
  return phrases.split(', ').filter((phrase) => phrase !== '');
}
