import type { ReactNode } from 'react';
import type { HairLength } from '#rules/hair/values.ts';
import { CUT_STATE_LABELS, TEXTURE_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import { bandLimits, type LengthUnit } from '#rules/hair/measure.ts';
import { COLOUR_CATEGORIES, HAIR_TYPE_CATEGORIES, LENGTH_CATEGORIES } from '../../hair/categories.ts';
import { LengthBar } from '../../hair/length-bar.tsx';
import { Swatch } from '../../hair/swatch.tsx';
import { toOptions } from '../../ui/form/choice.tsx';

export type FilterChoice = { value: string; label: string; drawing?: ReactNode };

type Group = {
  group: 'length' | 'colour' | 'ethnicity' | 'texture' | 'treatment' | 'cutState';
  title: string;
  choices: FilterChoice[];
};

/** The groups one ticks values in, in the order of the form. */
export const FILTER_FORM_GROUPS: readonly Group[] = [
  {
    group: 'length',
    title: 'Length',
    choices: LENGTH_CATEGORIES.map(({ value, label, upTo }) => ({
      value,
      label,
      drawing: <LengthBar inches={upTo} />,
    })),
  },
  {
    group: 'colour',
    title: 'Colour',
    choices: COLOUR_CATEGORIES.map(({ value, label }) => ({
      value,
      label,
      drawing: <Swatch colour={value} />,
    })),
  },
  { group: 'ethnicity', title: 'Hair type', choices: HAIR_TYPE_CATEGORIES },
  { group: 'texture', title: 'Texture', choices: toOptions(TEXTURE_LABELS) },
  { group: 'treatment', title: 'Treatment', choices: toOptions(TREATMENT_LABELS) },
  {
    group: 'cutState',
    title: 'Cut or still growing',
    choices: toOptions(CUT_STATE_LABELS),
  },
];

/** The bands have their names in inches; whoever thinks in centimetres reads those beside them. */
export function lengthChoices(choices: readonly FilterChoice[], unit: LengthUnit): readonly FilterChoice[] {
  if (unit === 'in') return choices;
  return choices.map((choice) => ({ ...choice, label: bandInCentimetres(choice.value as HairLength) }));
}

function bandInCentimetres(band: HairLength): string {
  const { from, below } = bandLimits(band);
  const cm = (inches: number) => Math.round(inches * 2.54);
  if (below === null) return `${cm(from)} cm and more`;
  return from === 0 ? `under ${cm(below)} cm` : `${cm(from)}–${cm(below)} cm`;
}
