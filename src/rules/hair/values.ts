/** The words for hair. Each length, colour and ethnicity is also the last part of its category's URL. */
export const HAIR_LENGTHS = [
  'under-5-inches',
  '5-10-inches',
  '10-15-inches',
  '15-20-inches',
  '20-25-inches',
  '25-30-inches',
  '30-inches-plus',
] as const;
export type HairLength = (typeof HAIR_LENGTHS)[number];

export const HAIR_COLOURS = [
  'auburn',
  'black',
  'blonde',
  'brown',
  'chestnut',
  'red',
  'white-and-grey',
] as const;
export type HairColour = (typeof HAIR_COLOURS)[number];

/** Labelled 'Hair type' on pages: it describes the hair, not the person. */
export const HAIR_ETHNICITIES = ['indian', 'asian', 'african', 'caucasian', 'middle-eastern'] as const;
export type HairEthnicity = (typeof HAIR_ETHNICITIES)[number];

export const TEXTURES = ['straight', 'wavy', 'curly', 'coily'] as const;
export type Texture = (typeof TEXTURES)[number];

export const TREATMENTS = ['virgin', 'dyed', 'permed-or-relaxed', 'bleached-or-highlighted'] as const;
export type Treatment = (typeof TREATMENTS)[number];

export const CONDITIONS = ['excellent', 'good', 'fair'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const CUT_STATES = ['uncut', 'cut'] as const;
export type CutState = (typeof CUT_STATES)[number];

/** Who will cut. 'The buyer' is never offered. */
export const CUTTERS = ['salon', 'myself', 'friend-or-family'] as const;
export type Cutter = (typeof CUTTERS)[number];

export const ROOTS_TIED = ['yes', 'no', 'unknown'] as const;
export type RootsTied = (typeof ROOTS_TIED)[number];

/** Who sells the hair: worked out by the database from what is said of it and of its seller. */
export const HAIR_SELLERS = ['private', 'dealer'] as const;
export type HairSeller = (typeof HAIR_SELLERS)[number];
export const SOURCES = ['own-hair', 'salon-cut', 'family', 'dealer'] as const;
export type Source = (typeof SOURCES)[number];

/** How often heat touched the hair. */
export const HEAT_USES = ['never', 'sometimes', 'often'] as const;
export type HeatUse = (typeof HEAT_USES)[number];

export const WASHINGS = ['daily', 'every-few-days', 'weekly-or-less'] as const;
export type Washing = (typeof WASHINGS)[number];

export const SHIPPING = ['own-country', 'worldwide', 'countries'] as const;
export type Shipping = (typeof SHIPPING)[number];
