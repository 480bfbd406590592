import { HOME_WORDS, VOCABULARY } from './vocabulary.ts';

const PHRASES = [...VOCABULARY]
  .filter(
    ([phrase, { group }]) =>
      group === 'country' || (group !== 'sort' && phrase.split(' ').every((word) => HOME_WORDS.has(word))),
  )
  .toSorted(([, a], [, b]) => Number(a.group === 'country') - Number(b.group === 'country'))
  .map(([phrase]) => phrase);

/** Phrases of the trade that begin so, one for each meaning, countries last. */
export function completePhrase(beginning: string): string[] {
  const seen = new Set<string>();
  return PHRASES.filter((phrase) => {
    const meaning = JSON.stringify(VOCABULARY.get(phrase));
    return phrase.startsWith(beginning) && !seen.has(meaning) && seen.add(meaning);
  });
}
