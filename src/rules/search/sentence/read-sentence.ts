import type { AdSearch } from '../search-words.ts';
import { nearestWord } from '../../text/edit-distance.ts';
import { toNumber } from '../../numbers/exact.ts';
import { foldedText } from '../../numbers/fold-digits.ts';
import { plainText } from '../../text/plain-text.ts';
import { readAmounts } from './read-amounts.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { RANGE_BY_UNIT, UNIT_SAYINGS } from './unit-words.ts';
import { EMPTY_WORDS, HOME_WORDS, type Meaning, OWN_WORDS, SHADES, VOCABULARY } from './vocabulary.ts';

/** What a sentence says about hair, and the words that stay words. */
export type ReadSentence = { facts: Partial<AdSearch>; rest: string };

const LONGEST_PHRASE = 4;

/** Reads facts out of what somebody typed: '28 inch black under 400' is a length, a colour and a price. */
export function readSentence(typed: string): ReadSentence {
  const { facts: amounts, rest } = readAmounts(tidySentence(typed));
  const { facts, left } = readPhrases(splitIntoWords(rest).map(corrected));
  return { facts: { ...facts, ...amounts }, rest: left.join(' ') };
}

/** The search with what its words say. Where the address itself says something, that counts and the words do not. */
export function understoodSearch(search: AdSearch): { search: AdSearch; facts: Partial<AdSearch> } {
  if (search.q === undefined || search.words) return { search, facts: {} };
  const { facts, rest } = readSentence(search.q);
  const fresh = Object.fromEntries(
    Object.entries(facts).filter(([name]) => isUnsaid(search, name as keyof AdSearch)),
  ) as Partial<AdSearch>;
  const { q: _typed, ...others } = search;
  const understood = { ...others, ...fresh, ...(rest !== '' && { q: rest }) } as AdSearch;
  return { search: understood, facts: fresh };
}

function isUnsaid(search: AdSearch, name: keyof AdSearch): boolean {
  const value = search[name];
  if (name === 'sort') return value === 'newest';
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

/** One spelling for quotes, dashes, numbers and the many ways to say 'at most' and 'at least'. */
function tidySentence(typed: string): string {
  const plain = foldedText(typed)
    .replaceAll(WORDS, unmixed)
    .toLowerCase()
    .replaceAll(/[“”″]|''/g, '"')
    .replaceAll(/[‘’′]/g, "'")
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\d[\d.,]*\d/g, plainNumber)
    .replaceAll(/\s+/g, ' ');
  return SAME_SAYINGS.reduce((text, [pattern, saying]) => text.replaceAll(pattern, saying), plain);
}

const WORDS = /\p{L}[\p{L}\p{M}]*/gu;

/** A word of two alphabets is one of ours in disguise; one of another alphabet is itself. */
const unmixed = (word: string): string =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
    ? plainText(word)
    : word;

/** '1,20' as '1.2' and '1.200' as '1200'; what is no number stays as it is. */
function plainNumber(text: string): string {
  const number = readNumber(text, 3);
  return number === undefined ? text : String(toNumber(number));
}

const UNITS = 'inch|inches|feet|foot|ft|metre|meter|cm|kilo|kilos|kg|ounce|ounces|oz|gram|grams'.split('|');
const UNIT_FOLLOWS = `(?= ?(?:${[...UNITS, ...RANGE_BY_UNIT.keys()].join('|')})\\b)`;
const NUMBER_WORDS = 'one two three four five six seven eight nine ten'.split(' ');

const SAME_SAYINGS: readonly [RegExp, string][] = [
  ...UNIT_SAYINGS,
  [new RegExp(`\\b(?:an? )?half (?:of )?(?:an? )?${UNIT_FOLLOWS}`, 'g'), '0.5 '],
  [new RegExp(`\\b(?:an? )?quarter (?:of )?(?:an? )?${UNIT_FOLLOWS}`, 'g'), '0.25 '],
  ...NUMBER_WORDS.map((word, place): [RegExp, string] => [
    new RegExp(`\\b${word}${UNIT_FOLLOWS}`, 'g'),
    String(place + 1),
  ]),
  [/\b(gbp|usd|eur|inr|rs)\.? ?(\d[\d.]*)/g, '$2 $1'],
  [/(\d ?(?:"|'|in|inch|inches|ft|foot|feet|cm|metre|meter)) (?:long|in length)\b/g, '$1'],
  [/(?:\bper\b|\ba\b|\/|\beach\b) ?(?:g|gr|gram|grams|gramme)\b/g, ' pergram '],
  [/\b(?:ppg|pg)\b/g, ' pergram '],
  [/\b(?:or|and) (?:more|longer|over|up|above|heavier|bigger)\b|\bplus\b/g, ' + '],
  [/\b(?:or|and) (?:less|under|shorter|below|lighter|cheaper)\b/g, ' orless '],
  [
    /\b(?:up ?to|less than|no more than|not more than|at most|maximum|max|below|beneath|shorter than|cheaper than|lighter than|undr|uner|unter|within)\b|<=?|≤/g,
    ' under ',
  ],
  [
    /\b(?:more than|at least|minimum|min|above|longer than|heavier than|ovr|no less than|not less than|upwards of)\b|>=?|≥/g,
    ' over ',
  ],
  [/\b(?:around|approx|approximately|circa|roughly|about)\b|~/g, ' about '],
  [/\b(?:betwen|beetween|btween|btw|from)\b(?= ?[£$€₹]?\d)/g, ' between '],
  [/\bbetween\b(?! *[£$€₹]? ?\d)/g, ' '],
];

/** Without accents, as people type them. */
const splitIntoWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];

const VOCABULARY_WORDS = new Set([...VOCABULARY.keys()].flatMap((phrase) => phrase.split(' ')));
/** A slip is only looked for in our own words of hair: names of countries lie too near to other words. */
const CORRECTABLE = [...HOME_WORDS].filter(
  (word) => word.length >= 4 && !EMPTY_WORDS.has(word) && !OWN_WORDS.has(word),
);

function corrected(word: string): string {
  if (VOCABULARY_WORDS.has(word) || EMPTY_WORDS.has(word) || OWN_WORDS.has(word)) return word;
  return nearestWord(word, CORRECTABLE) ?? word;
}

function readPhrases(words: string[]): { facts: Partial<AdSearch>; left: string[] } {
  const facts: Partial<AdSearch> = {};
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const size = phraseAt(words, at);
    const meaning = size > 0 ? VOCABULARY.get(words.slice(at, at + size).join(' ')) : undefined;
    if (isShade(words, at, size)) {
      at += 1;
      continue;
    }
    if (meaning) note(facts, meaning);
    else if (!isEmpty(words[at] ?? '')) left.push(words[at] ?? '');
    at += Math.max(size, 1);
  }
  return { facts, left };
}

/** 'Dark blonde' is blonde, 'golden brown' is brown; 'golden' alone says a colour itself. */
function isShade(words: string[], at: number, size: number): boolean {
  if (size > 1 || !SHADES.has(words[at] ?? '')) return false;
  const next = words.slice(at + 1, at + 1 + phraseAt(words, at + 1)).join(' ');
  return SHADES.has(words[at + 1] ?? '') || VOCABULARY.get(next)?.group === 'colour';
}

/** How many words from here on are one phrase of ours; the longest counts. */
function phraseAt(words: string[], at: number): number {
  for (let size = Math.min(LONGEST_PHRASE, words.length - at); size > 0; size -= 1)
    if (VOCABULARY.has(words.slice(at, at + size).join(' '))) return size;
  return 0;
}

const isEmpty = (word: string) =>
  EMPTY_WORDS.has(word) ||
  RANGE_BY_UNIT.has(word) ||
  ['under', 'over', 'between', 'about', 'pergram', 'orless'].includes(word);

function note(facts: Partial<AdSearch>, meaning: Meaning): void {
  if (meaning.group === 'sort') facts.sort = meaning.value;
  else if (!('value' in meaning)) facts[meaning.group] = true;
  else {
    const list: string[] = facts[meaning.group] ?? [];
    if (!list.includes(meaning.value)) Object.assign(facts, { [meaning.group]: [...list, meaning.value] });
  }
}
