import { plainSign } from './look-alikes.ts';

/**
 * A text as the phrases are looked for in it: small plain words with one space around each, a full stop standing as a
 * word of its own. Disguises are undone: look-alike letters, digits for letters, spaced letters, stretched words.
 */
export function plainWords(text: string, known: ReadonlySet<string>): string {
  const plain = [...text]
    .map(plainSign)
    .join('')
    .toLowerCase()
    .replaceAll(/['’`´ʼ]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[.!?;]+(?=\s|$)|\n+/g, ' . ')
    .replaceAll(/[^a-z0-9@$.]+/g, ' ')
    .replaceAll(/(?<=\S)\.(?=\S)/g, ' ')
    .replaceAll(/\be mails?\b/g, 'email')
    .replaceAll(/\bpay pal\b/g, 'paypal');
  const words = plain.split(' ').filter((word) => word !== '');
  return ` ${joinSpacedLetters(words, known)
    .map((word) => undisguise(word, known))
    .join(' ')} `;
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
  }
  return joined;
}

const SPACED_LETTERS = 4;
const LONGEST_WORD = 16;
const isOneSign = (word: string | undefined) => word !== undefined && /^[a-z0-9@$]$/.test(word);

function cutOut(run: string, known: ReadonlySet<string>): string[] {
  if (/^\d+$/.test(run)) return [run];
  for (let length = Math.min(run.length, LONGEST_WORD); length >= 5; length -= 1) {
    for (let at = 0; at + length <= run.length; at += 1) {
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
  if (known.has(word)) return word;
  const tries = [word];
  if (/[a-z]/.test(word) && /[0-9@$]/.test(word) && !MEASURE.test(word))
    tries.push(withLetters(word, 'l'), withLetters(word, 'i'));
  for (const one of tries) {
    const [single, double] = [one.replaceAll(/(.)\1+/g, '$1'), one.replaceAll(/(.)\1{2,}/g, '$1$1')];
    const found = [one, double, single].find((form) => known.has(form));
    if (found !== undefined) return found;
  }
  return tries.at(-1) ?? word;
}

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
