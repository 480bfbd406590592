import type { ConceptName } from './concepts/concepts.ts';
import type { Span } from './find-ideas.ts';

/** A message as it was read once: its words, the same as one text, and what they mean. */
export type Reading = {
  words: readonly string[];
  text: string;
  concepts: ReadonlyMap<ConceptName, Span[]>;
  /** Which word stands at this place of the text. */
  wordAt(place: number): number;
};

export function indexWords(words: readonly string[], concepts: Reading['concepts']): Reading {
  const ends: number[] = [];
  let text = ' ';
  for (const word of words) {
    text += `${word} `;
    ends.push(text.length);
  }
  return {
    words,
    text,
    concepts,
    wordAt(place) {
      let [low, high] = [0, ends.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) > place) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}

/** The sentences that these words belong to, as one text. */
export function sentenceAround({ words }: Reading, start: number, end: number) {
  let [from, to] = [start, end];
  while (from > 0 && words[from - 1] !== '.') from -= 1;
  while (to < words.length && words[to] !== '.') to += 1;
  return { start: from, text: ` . ${words.slice(from, to).join(' ')} . ` };
}
