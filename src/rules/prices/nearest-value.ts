import { distance } from 'fastest-levenshtein';

/** The end of a range that lies nearest to what was typed, however absurd; undefined where no number is in it. */
export function nearestNumber(text: string, value: number | undefined, min: number, max: number) {
  const number = value ?? looseNumber(text);
  return number === undefined ? undefined : Math.min(Math.max(number, min), max);
}

/** The word of a list that is nearest in spelling, after the other names people use. */
export function nearestOption<Word extends string>(
  text: string,
  words: readonly Word[],
  otherNames: { [name: string]: Word } | undefined = {},
): Word | undefined {
  const typed = text.trim().toLowerCase().slice(0, 30);
  const names = [...words.map((word) => [word, word] as const), ...Object.entries(otherNames)];
  const byNearness = names
    .map(([name, word]) => ({ word, away: distance(typed, name.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away);
  return byNearness[0]?.word;
}

/** A number in any of the ways a URL is tampered with: signs, exponents, digits without end. */
function looseNumber(text: string): number | undefined {
  const tidy = text.slice(0, 400).toLowerCase();
  if (tidy.includes('infinity')) return tidy.includes('-inf') ? 0 : Number.MAX_VALUE;
  const found = /-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?/.exec(tidy);
  const number = found === null ? Number.NaN : Number(found[0].replace(',', '.'));
  return Number.isNaN(number) ? undefined : number;
}
