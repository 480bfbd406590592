import type { AdSearch, AdSort } from './ad-search.ts';
import { COUNTRIES, countryName } from './countries.ts';

/** What a word or a few words say about hair. */
export type Meaning =
  | { group: 'colour' | 'ethnicity' | 'texture' | 'treatment' | 'cutState' | 'country'; value: string }
  | { group: 'measured' | 'offers' | 'sold' }
  | { group: 'sort'; value: AdSort };

type Group = Extract<keyof AdSearch, 'colour' | 'ethnicity' | 'texture' | 'treatment' | 'cutState'>;

/** The trade's words, by what they mean. Phrases are separated by commas. */
const PHRASES: Record<Group, Record<string, string>> = {
  colour: {
    auburn: 'auburn, red brown, reddish brown',
    black: 'black, jet black, off black, natural black',
    blonde: 'blonde, blond, golden, platinum, flaxen, fair haired',
    brown: 'brown, brunette, dark brown, light brown, medium brown',
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
    'permed-or-relaxed': 'permed, perm, relaxed, texturized, keratin',
    'bleached-or-highlighted': 'bleached, bleach, highlighted, highlights, balayage, lightened, ombre',
  },
  cutState: {
    uncut: 'uncut, not cut, not cut yet, not yet cut, still growing, on the head, on head, still on',
    cut: 'cut, already cut, freshly cut',
  },
};

const FLAGS = {
  measured: 'measured, with tape measure, tape measured',
  offers: 'offers, open to offers, accepts offers, or best offer, obo, negotiable',
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

/** Words that say nothing about which hair: everything here is hair for sale. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'hair hairs human real genuine for sale selling sell buy buying want wanted need needed looking look find show me i am or ' +
    'a an the with and of my in on at to is it that has have please any some ad ads piece pieces quality ' +
    'color colour colors colours type texture length weight price inches inch cm grams gram g oz budget from'
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
  ...Object.entries(PHRASES).flatMap(([group, values]) =>
    Object.entries(values).flatMap(([value, phrases]) =>
      split(phrases).map((phrase) => [phrase, { group: group as Group, value }] as const),
    ),
  ),
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
