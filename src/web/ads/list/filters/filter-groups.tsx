import type { ReactNode } from 'react';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { bandLimits, type LengthUnit } from '#rules/hair/measure.ts';
import type { HairColour, HairLength } from '#rules/hair/values.ts';
import { listFilters, type ValuesGroup } from '#rules/search/filters.ts';
import { LENGTH_CATEGORIES } from '../../../hair/categories.ts';
import { LengthBar } from '../../../hair/length-bar.tsx';
import { Swatch } from '../../../hair/swatch.tsx';

export type FilterChoice = { value: string; label: string; drawing?: ReactNode };

type Group = { group: ValuesGroup; title: string; choices: FilterChoice[] };

/** The groups one ticks values in, in the order of the form. Countries are so many that those with ads are offered. */
export const FILTER_FORM_GROUPS: readonly Group[] = listFilters(AD_FIELDS).flatMap(({ field, filter }) =>
  field.kind === 'choice' && filter.by === 'values'
    ? [
        {
          group: filter.group as ValuesGroup,
          title: filter.title ?? field.label,
          choices: field.of.map((value) => ({
            value,
            label: field.labels[value] ?? value,
            ...toDrawing(filter.group, value),
          })),
        },
      ]
    : [],
);

function toDrawing(group: string, value: string): Pick<FilterChoice, 'drawing'> {
  if (group === 'colour') return { drawing: <Swatch colour={value as HairColour} /> };
  const band = LENGTH_CATEGORIES.find((each) => group === 'length' && each.value === value);
  return band ? { drawing: <LengthBar inches={band.upTo} /> } : {};
}

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
