import { toNumber } from './exact.ts';
import { readNumber } from './read-number.ts';

/** The number of what people type: '5', '2,5', '5 years', '5 years old'. Undefined if it is none. */
export function readUnitNumber(text: string, unit: readonly string[]): number | undefined {
  const units = unit.flatMap((words) => [words, words.split(' ')[0] ?? words]).join('|');
  const [, digits = text] = new RegExp(`^(.*?) ?(?:${units})$`, 'iu').exec(text.trim()) ?? [];
  const number = readNumber(digits);
  return number && toNumber(number);
}
