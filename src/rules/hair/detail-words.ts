import type { Cutter, HairSeller, HeatUse, RootsTied, Shipping, Treatment, Washing } from './values.ts';

/** What each treatment means, for the form and the ad's page. */
export const TREATMENT_NOTES: Record<Treatment, string> = {
  virgin: 'Never coloured, bleached, permed or relaxed',
  dyed: 'Coloured with any dye, including henna',
  'permed-or-relaxed': 'Curled or straightened with chemicals',
  'bleached-or-highlighted': 'Lightened, wholly or in strands',
};

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
