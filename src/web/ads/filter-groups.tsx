import type { ReactNode } from 'react';
import { CUT_STATES, TEXTURES, TREATMENTS } from '#rules/hair.ts';
import { CUT_STATE_LABELS, TEXTURE_LABELS, TREATMENT_LABELS } from '#rules/hair-words.ts';
import { COLOUR_CATEGORIES, HAIR_TYPE_CATEGORIES, LENGTH_CATEGORIES } from '../hair/categories.ts';
import { LengthBar } from '../hair/length-bar.tsx';
import { Swatch } from '../hair/swatch.tsx';

export type Choice = { value: string; label: string; drawing?: ReactNode };

type Group = {
  group: 'length' | 'colour' | 'ethnicity' | 'texture' | 'treatment' | 'cutState';
  title: string;
  isOpen: boolean;
  choices: Choice[];
};

/** The groups one ticks values in, in the order of the form. The first are open from the start. */
export const FILTER_GROUPS: readonly Group[] = [
  {
    group: 'length',
    title: 'Length',
    isOpen: true,
    choices: LENGTH_CATEGORIES.map(({ value, label, upTo }) => ({
      value,
      label,
      drawing: <LengthBar inches={upTo} />,
    })),
  },
  {
    group: 'colour',
    title: 'Colour',
    isOpen: true,
    choices: COLOUR_CATEGORIES.map(({ value, label }) => ({
      value,
      label,
      drawing: <Swatch colour={value} />,
    })),
  },
  { group: 'ethnicity', title: 'Hair type', isOpen: true, choices: HAIR_TYPE_CATEGORIES },
  { group: 'texture', title: 'Texture', isOpen: false, choices: labelled(TEXTURES, TEXTURE_LABELS) },
  { group: 'treatment', title: 'Treatment', isOpen: false, choices: labelled(TREATMENTS, TREATMENT_LABELS) },
  {
    group: 'cutState',
    title: 'Cut or still growing',
    isOpen: false,
    choices: labelled(CUT_STATES, CUT_STATE_LABELS),
  },
];

function labelled<Value extends string>(values: readonly Value[], labels: Record<Value, string>): Choice[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
