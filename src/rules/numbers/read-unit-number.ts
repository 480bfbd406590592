import { toNumber } from './exact.ts';
import { readNumber } from './read-number.ts';

/** The number of what people type: '5', '2,5', '5 years'. Undefined if it is none. */
export function readUnitNumber(text: string, unit: readonly string[]): number | undefined {
  const [, digits = text] = new RegExp(`^(.*?) ?(?:${unit.join('|')})$`, 'iu').exec(text.trim()) ?? [];
  const number = readNumber(digits);
  return number && toNumber(number);
}
