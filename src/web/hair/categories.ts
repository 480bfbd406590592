import { HAIR_COLOURS, HAIR_ETHNICITIES, HAIR_LENGTHS } from '#rules/hair/values.ts';
import { COLOUR_LABELS, ETHNICITY_LABELS, findCategory, LENGTH_LABELS } from '#rules/hair/hair-words.ts';
import { bandLimits } from '#rules/hair/measure.ts';
import { RULER_INCHES } from './ruler.ts';

/** `upTo`: where the band ends on the ruler. */
export const LENGTH_CATEGORIES = HAIR_LENGTHS.map((value) => ({
  value,
  label: LENGTH_LABELS[value],
  url: findCategoryUrl('length', value),
  upTo: bandLimits(value).below ?? RULER_INCHES,
}));

export const COLOUR_CATEGORIES = HAIR_COLOURS.map((value) => ({
  value,
  label: COLOUR_LABELS[value],
  url: findCategoryUrl('colour', value),
}));

export const HAIR_TYPE_CATEGORIES = HAIR_ETHNICITIES.map((value) => ({
  value,
  label: ETHNICITY_LABELS[value],
  url: findCategoryUrl('ethnicity', value),
}));

function findCategoryUrl(group: string, value: string): string {
  return findCategory(group, value)?.url ?? '/all-ads';
}
