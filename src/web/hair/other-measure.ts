import { formatLength, formatWeight, inchesToMm } from '#rules/hair/measure.ts';
import { parseGrams, parseInches } from '#rules/hair/read-measure.ts';

/** What we read of a length that was typed, in the other unit: '= 71 cm'. Nothing where it is no length. */
export function otherLength(text: string): string {
  const inches = parseInches(text);
  if (inches === undefined || inches <= 0 || inches > 100) return '';
  return `= ${formatLength(inchesToMm(inches), /m/i.test(text) ? 'in' : 'cm')}`;
}

/** The same of a weight: '= 5.3 oz'. */
export function otherWeight(text: string): string {
  const grams = parseGrams(text);
  if (grams === undefined || grams <= 0 || grams > 5000) return '';
  return `= ${formatWeight(Math.round(grams), /o/i.test(text) ? 'g' : 'oz')}`;
}
