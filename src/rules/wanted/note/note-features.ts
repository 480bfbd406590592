import type { ScamName } from '../../messages/screening/signals/catalogue.ts';
import { plainWords } from '../../messages/screening/plain-words.ts';
import { NOTE_CLASSES } from './note-classes.ts';

/** How many weights there are. A feature's weight is found by its hash: two that share one share its weight. */
export const WEIGHTS = 2 ** 16;
/** A weight of 1 as the table keeps it: whole numbers from -127 to 127. */
export const ONE = 24;

/** What a note is weighed by: the places of its weights, each once. */
export function listFeatures(note: string, signals: readonly ScamName[]): number[] {
  const words = readWords(note);
  const found = new Set(signals.map((name) => hash(`!${name}`)));
  const add = (feature: string) => found.add(hash(feature));
  for (const [at, word] of words.entries()) {
    add(word);
    add(`${words[at - 1]} ${word}`);
    add(`${words[at - 2]} _ ${word}`);
    if (word.length > STEM) add(`${word.slice(0, STEM)}*`);
  }
  for (const feature of listMeanings(words)) add(feature);
  return [...found];
}

const STEM = 4;
/** 'No photos of you': what is meant by the next words is meant the other way. */
const DENIED_WORDS = 4;
const DENIALS = new Set(
  'no not never dont doesnt without nor neither cannot cant wont isnt arent nobody none'.split(' '),
);

/** 'Of the body', 'twice', 'four times', 'not of the body'. */
function listMeanings(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  let denied = 0;
  for (const word of words) {
    const isDenial = DENIALS.has(word);
    denied = word === '.' ? 0 : isDenial ? DENIED_WORDS : denied - 1;
    const sign = denied > 0 && !isDenial ? 'not' : '';
    for (const name of findClasses(word))
      counts.set(`${sign}<${name}>`, (counts.get(`${sign}<${name}>`) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) =>
    [1, 2, 4].filter((least) => count >= least).map((least) => `${name}${least}`),
  );
}

const WHOLE = new Map<string, string[]>();
const BEGUN = new Map<string, string[]>();
for (const [name, words] of Object.entries(NOTE_CLASSES))
  for (const word of words.split(' ')) {
    const [map, key] = word.endsWith('*') ? [BEGUN, word.slice(0, -1)] : [WHOLE, word];
    map.set(key, [...(map.get(key) ?? []), name]);
  }

function findClasses(word: string): Set<string> {
  const names = new Set(WHOLE.get(word));
  for (let length = 2; length <= word.length; length += 1)
    for (const name of BEGUN.get(word.slice(0, length)) ?? []) names.add(name);
  return names;
}

/** Disguised words are recognised by these. */
const KNOWN = new Set([...WHOLE.keys(), ...BEGUN.keys()].filter((word) => word.length >= 4));

/** Numbers count by their size alone: whether 16 are years or inches, the words beside it tell. */
function readWords(note: string): string[] {
  const words = plainWords(note, KNOWN).map((word) =>
    /^\d+$/.test(word) ? sizeOf(Number(word)) : word.replace(/^\d+(?=[a-z])/, '#'),
  );
  if (/;-?[)D]/.test(note)) words.push(';)');
  if (/:-?[)D]/.test(note)) words.push(':)');
  if (note.includes('?')) words.push('?');
  return words;
}

const sizeOf = (number: number): string => `#${[10, 18, 30, 100].filter((least) => number >= least).length}`;

/** FNV-1a, folded. */
function hash(feature: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1)
    value = Math.imul(value ^ feature.charCodeAt(at), 0x01000193);
  return ((value >>> 15) ^ value) & (WEIGHTS - 1);
}
