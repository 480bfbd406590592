import { AD_FIELDS } from '../../ads/fields.ts';
import { type FilterRange, listRanges } from '../filters.ts';

/** An amount that is said with words of its own, '5 years old', and the one word that stands for them while reading. */
type WordedRange = { range: FilterRange; token: string; phrases: string[] };

const WORDED_RANGES: readonly WordedRange[] = listRanges(AD_FIELDS).flatMap((range) => {
  const phrases = range.filter.words?.split(', ') ?? [];
  return phrases.length === 0 ? [] : [{ range, token: `unit${range.group.toLowerCase()}`, phrases }];
});

/** By its token. */
export const RANGE_BY_UNIT: ReadonlyMap<string, FilterRange> = new Map(
  WORDED_RANGES.map(({ token, range }) => [token, range]),
);

/** Puts the token in the place of what people say, '5-year-old' too. */
export const UNIT_SAYINGS: readonly [RegExp, string][] = WORDED_RANGES.map(({ token, phrases }) => [
  new RegExp(`[ -]?\\b(?:${phrases.map((phrase) => phrase.replaceAll(' ', '[ -]')).join('|')})\\b`, 'g'),
  ` ${token} `,
]);
