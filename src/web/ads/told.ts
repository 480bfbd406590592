import { formatLength, formatWeight } from '#rules/hair/measure.ts';
import type { Prefs } from '#rules/preferences/preferences.ts';

export type Units = Pick<Prefs, 'lengthUnit' | 'weightUnit'>;

/** What is told of hair: words, or a measure that is still to be said in its reader's units. */
export type Told = string | { mm: number } | { grams: number; isAbout?: boolean };

/** '28 in', 'about 160 g'. */
export function sayBriefly(told: Told, { lengthUnit, weightUnit }: Units): string {
  if (typeof told === 'string') return told;
  if ('mm' in told) return formatLength(told.mm, lengthUnit);
  return `${told.isAbout ? 'about ' : ''}${formatWeight(told.grams, weightUnit)}`;
}

/** '28 in / 71 cm': the unit that the reader chose first. */
export function sayInFull(told: Told, units: Units): string {
  if (typeof told === 'string') return told;
  const other = 'mm' in told ? told : { grams: told.grams };
  return `${sayBriefly(told, units)} / ${sayBriefly(other, otherUnits(units))}`;
}

const otherUnits = ({ lengthUnit, weightUnit }: Units): Units => ({
  lengthUnit: lengthUnit === 'in' ? 'cm' : 'in',
  weightUnit: weightUnit === 'g' ? 'oz' : 'g',
});
