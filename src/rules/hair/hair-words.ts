import {
  type Condition,
  type CutState,
  type Cutter,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  HAIR_LENGTHS,
  type HairColour,
  type HairEthnicity,
  type HairLength,
  type HairSeller,
  type HeatUse,
  type RootsTied,
  type Shipping,
  type Source,
  type Texture,
  type Treatment,
  type Washing,
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

/** What each treatment means, for the form and the ad's page. */
export const TREATMENT_NOTES: Record<Treatment, string> = {
  virgin: 'Never coloured, bleached, permed or relaxed',
  dyed: 'Coloured with any dye, including henna',
  'permed-or-relaxed': 'Curled or straightened with chemicals',
  'bleached-or-highlighted': 'Lightened, wholly or in strands',
};

export const CONDITION_LABELS: Record<Condition, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
};

export const CUT_STATE_LABELS: Record<CutState, string> = { uncut: 'Not cut yet', cut: 'Already cut' };

export const CUTTER_LABELS: Record<Cutter, string> = {
  salon: 'A salon',
  myself: 'Myself',
  'friend-or-family': 'A friend or relative',
};

export const ROOTS_TIED_LABELS: Record<RootsTied, string> = {
  yes: 'Tied at the root end',
  no: 'Loose, root ends mixed',
  unknown: 'Not known',
};

export const HAIR_SELLER_LABELS: Record<HairSeller, string> = {
  private: 'A private person',
  dealer: 'A dealer',
};

export const SOURCE_LABELS: Record<Source, string> = {
  'own-hair': 'My own hair',
  'salon-cut': 'Cut in a salon',
  family: 'From my family',
  dealer: 'Bought from a dealer',
};

export const HEAT_LABELS: Record<HeatUse, string> = {
  never: 'Never styled with heat',
  sometimes: 'Sometimes styled with heat',
  often: 'Often styled with heat',
};

export const WASHING_LABELS: Record<Washing, string> = {
  daily: 'Washed every day',
  'every-few-days': 'Washed every few days',
  'weekly-or-less': 'Washed once a week or less',
};

export const SHIPPING_LABELS: Record<Shipping, string> = {
  'own-country': 'Within my country',
  worldwide: 'Worldwide',
  countries: 'To chosen countries',
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
