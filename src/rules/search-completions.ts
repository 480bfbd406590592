import { VOCABULARY } from './search-vocabulary.ts';

const PHRASES = [...VOCABULARY]
  .filter(([, { group }]) => group !== 'sort')
  .toSorted(([, a], [, b]) => Number(a.group === 'country') - Number(b.group === 'country'))
  .map(([phrase]) => phrase);

/** Phrases of the trade that begin so, one for each meaning, countries last. */
export function completionsOf(beginning: string): string[] {
  const seen = new Set<string>();
  return PHRASES.filter((phrase) => {
    const meaning = JSON.stringify(VOCABULARY.get(phrase));
    return phrase.startsWith(beginning) && !seen.has(meaning) && seen.add(meaning);
  });
}
