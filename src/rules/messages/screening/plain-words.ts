import { plainSign } from '../../text/plain-text.ts';
import { EMOJI_WORDS, JOINED_WORDS, OFTEN_MISSPELT, SHORT_WORDS } from './chat-words.ts';

/**
 * A text as ideas and phrases are looked for in it: small plain words, a full stop standing as a word of its own before
 * and after. Disguises are undone: look-alike letters, digits for letters, spaced letters, stretched and short words.
 */
export function plainWords(text: string, known: ReadonlySet<string>): string[] {
  const plain = signs(text)
    .toLowerCase()
    .replaceAll(/['’`´ʼ]/g, '')
    .replaceAll(/(?<=[a-z])[!|](?=[a-z])/g, 'i')
    .replaceAll(/(?<=[a-z]) ?[&+] ?(?=[a-z])/g, ' and ')
    .replaceAll(/[.!?;]+(?=\s|$)|\n+/g, ' . ')
    .replaceAll(/[^a-z0-9@$.]+/g, ' ')
    .replaceAll(/(?<=\S)\.(?=\S)/g, ' ');
  const joined = JOINED_WORDS.reduce((all, [apart, one]) => all.replaceAll(apart, one), ` . ${plain} . `);
  const words = joined.split(' ').filter((word) => word !== '');
  return joinSpacedLetters(words, known).map((word) => undisguise(word, known));
}

function signs(text: string): string {
  // Most messages are plain already.
  if (/^[\n\r -~]*$/.test(text)) return text;
  let plain = '';
  for (const sign of text) plain += EMOJI_WORDS.get(sign) ?? plainSign(sign);
  return plain;
}

/** 'w h a t s a p p' is one word; with 'i' or 'a' beside it, the word that we know inside is taken out. */
function joinSpacedLetters(words: string[], known: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (isOneSign(words[end])) end += 1;
    if (end - at >= SPACED_LETTERS) joined.push(...cutOut(words.slice(at, end).join(''), known));
    else joined.push(...words.slice(at, Math.max(end, at + 1)));
    at = Math.max(end, at + 1);
    const torn = `${joined.at(-1)}${words[at]}`;
    if (TORN.has(torn)) {
      joined.splice(-1, 1, torn);
      at += 1;
    }
  }
  return joined;
}

/** 'Un ion' and 'tele gram'. */
const TORN: ReadonlySet<string> = new Set([...OFTEN_MISSPELT, 'union', 'paypal']);
const SPACED_LETTERS = 4;
const LONGEST_WORD = 16;
const isOneSign = (word: string | undefined) => word?.length === 1 && word !== '.';

function cutOut(run: string, known: ReadonlySet<string>): string[] {
  if (/^\d+$/.test(run)) return [run];
  for (let length = Math.min(run.length, LONGEST_WORD); length >= 5; length -= 1) {
    // Only the beginning of a long row is looked into: whoever spaces letters hides one word, not a page.
    for (let at = 0; at + length <= Math.min(run.length, 60); at += 1) {
      const word = undisguise(run.slice(at, at + length), known);
      if (known.has(word))
        return [run.slice(0, at), word, run.slice(at + length)].filter((part) => part !== '');
    }
  }
  return [run];
}

const MEASURE = /^\d+(?:[a-z]{1,6}|st|nd|rd|th)$/;

/** 'w3stern' and 'paypa1' as they are meant; '28in' and '160g' stay. */
function undisguise(word: string, known: ReadonlySet<string>): string {
  const long = SHORT_WORDS.get(word);
  if (long !== undefined) return long;
  if (word.length < 4 || known.has(word)) return word;
  const tries = [word];
  if (/[a-z]/.test(word) && /[0-9@$]/.test(word) && !MEASURE.test(word))
    tries.push(withLetters(word, 'l'), withLetters(word, 'i'));
  for (const one of tries) {
    const [single, double] = [one.replaceAll(/(.)\1+/g, '$1'), one.replaceAll(/(.)\1{2,}/g, '$1$1')];
    const found = [one, double, single].find((form) => known.has(form));
    if (found !== undefined) return found;
  }
  return spelled(tries.at(-1) ?? word);
}

/** 'telegarm' and 'pament': one letter lost, added, changed or swapped in a word that is long enough to be sure of. */
function spelled(word: string): string {
  if (word.length < 6 || word.length > LONGEST_WORD) return word;
  for (let at = 0; at <= word.length; at += 1) {
    const meant = MISSPELT.get(at === word.length ? word : word.slice(0, at) + word.slice(at + 1));
    if (meant?.[0] === word[0]) return meant ?? word;
  }
  return word;
}

const MISSPELT = new Map(
  OFTEN_MISSPELT.flatMap((word): [string, string][] => [
    [word, word],
    ...[...word].map((_letter, at): [string, string] => [word.slice(0, at) + word.slice(at + 1), word]),
  ]),
);

const withLetters = (word: string, one: string) =>
  word.replaceAll(/[0-9@$]/g, (sign) => (sign === '1' ? one : (LETTER_FOR[sign] ?? sign)));
const LETTER_FOR: Record<string, string> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
};
