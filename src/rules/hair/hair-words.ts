import {
  type Condition,
  type CutState,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  HAIR_LENGTHS,
  type HairColour,
  type HairEthnicity,
  type HairLength,
  type Source,
  type Texture,
  type Treatment,
} from './values.ts';

export const LENGTH_LABELS: Record<HairLength, string> = {
  'under-5-inches': 'Under 5 in',
  '5-10-inches': '5–10 in',
  '10-15-inches': '10–15 in',
  '15-20-inches': '15–20 in',
  '20-25-inches': '20–25 in',
  '25-30-inches': '25–30 in',
  '30-inches-plus': '30 in and over',
};

export const COLOUR_LABELS: Record<HairColour, string> = {
  auburn: 'Auburn',
  black: 'Black',
  blonde: 'Blonde',
  brown: 'Brown',
  chestnut: 'Chestnut',
  red: 'Red',
  'white-and-grey': 'White & grey',
};

export const ETHNICITY_LABELS: Record<HairEthnicity, string> = {
  indian: 'Indian',
  asian: 'Asian',
  african: 'African',
  caucasian: 'Caucasian',
  'middle-eastern': 'Middle Eastern',
};

export const TEXTURE_LABELS: Record<Texture, string> = {
  straight: 'Straight',
  wavy: 'Wavy',
  curly: 'Curly',
  coily: 'Coily',
};

export const TREATMENT_LABELS: Record<Treatment, string> = {
  virgin: 'Never coloured',
  dyed: 'Dyed',
  'permed-or-relaxed': 'Permed or relaxed',
  'bleached-or-highlighted': 'Bleached or highlighted',
};

export const CONDITION_LABELS: Record<Condition, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
};

export const CUT_STATE_LABELS: Record<CutState, string> = { uncut: 'Not cut yet', cut: 'Already cut' };

export const SOURCE_LABELS: Record<Source, string> = {
  'own-hair': 'My own hair',
  'salon-cut': 'Cut in a salon',
  family: 'From my family',
  dealer: 'Bought from a dealer',
};

/** One page of hair of a kind. `label` stands in menus and filters, `title` over the page. */
export type HairCategory = {
  group: 'length' | 'colour' | 'ethnicity';
  value: HairLength | HairColour | HairEthnicity;
  url: string;
  label: string;
  title: string;
};

/** The three groups of categories in the order of the menu. */
export const CATEGORY_GROUPS = [
  { group: 'length', label: 'Length' },
  { group: 'colour', label: 'Colour' },
  { group: 'ethnicity', label: 'Hair type' },
] as const;

/** All nineteen categories, in the order of the menu. */
export const HAIR_CATEGORIES: readonly HairCategory[] = [
  ...HAIR_LENGTHS.map((value) =>
    category(
      'length',
      value,
      LENGTH_LABELS[value],
      `Human hair, ${LENGTH_LABELS[value].replace(' in', ' inches').toLowerCase()}`,
    ),
  ),
  ...HAIR_COLOURS.map((value) =>
    category('colour', value, COLOUR_LABELS[value], `${COLOUR_LABELS[value]} human hair`),
  ),
  ...HAIR_ETHNICITIES.map((value) =>
    category('ethnicity', value, ETHNICITY_LABELS[value], `${ETHNICITY_LABELS[value]} hair`),
  ),
];

/** The category of a URL's last two parts; undefined if there is none. */
export function findCategory(group: string, value: string): HairCategory | undefined {
  return HAIR_CATEGORIES.find((each) => each.group === group && each.value === value);
}

function category<Value extends HairCategory['value']>(
  group: HairCategory['group'],
  value: Value,
  label: string,
  title: string,
): HairCategory {
  return { group, value, url: `/hair-categories/hair-${group}/${value}`, label, title };
}
