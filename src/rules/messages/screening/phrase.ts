/** Where in the words something stands. */
type Place = { start: number; end: number };

/** One phrase: the words of which at least one must be there, and the search itself. */
type Compiled = { triggers: readonly string[]; search: RegExp };

/**
 * Phrases are written as people say them: `a|b` either word, `word*` any ending, `word?` may be left out, `#` a number,
 * `..5` up to five words between, `...5` the same across a full stop, `<pay>` a group of words, `.` a full stop.
 */
export class Phrases {
  readonly #always: Compiled[] = [];
  readonly #byWord = new Map<string, Compiled[]>();

  constructor(phrases: readonly string[], groups: Readonly<Record<string, string>>) {
    for (const phrase of phrases) {
      const written = expand(phrase, groups);
      const compiled = {
        triggers: chooseTriggers(written),
        search: new RegExp(`(?<= )${compile(written)}`, 'g'),
      };
      if (compiled.triggers.length === 0) this.#always.push(compiled);
      for (const word of compiled.triggers)
        this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), compiled]);
    }
  }

  /** Where the phrases are said. Only those are looked for of which a word is there: most never run. */
  placesIn(text: string, words: readonly string[]): Place[] {
    const candidates = new Set(this.#always);
    for (const word of words) for (const each of this.#byWord.get(word) ?? []) candidates.add(each);
    return [...candidates].flatMap(({ search }) =>
      [...text.matchAll(search)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
    );
  }

  areIn(text: string): boolean {
    const words = text.split(' ');
    return this.placesIn(text, words).length > 0;
  }
}

/** The words that the phrases name, so that a disguised one can be recognised. */
export function listWords(phrases: readonly string[], groups: Readonly<Record<string, string>>): string[] {
  return phrases
    .flatMap((phrase) => expand(phrase, groups).split(/[ |]/))
    .map((word) => word.replaceAll(/[*?]/g, ''))
    .filter((word) => /^[a-z]{4,}$/.test(word));
}

const expand = (phrase: string, groups: Readonly<Record<string, string>>) =>
  phrase.replaceAll(/<([a-z]+)>/g, (_whole, name: string) => {
    const words = groups[name];
    if (words === undefined) throw new Error(`there is no group of words called ${name}`);
    return words;
  });

/** Of the parts that must be there, the one with the longest words: it is the rarest. */
function chooseTriggers(phrase: string): string[] {
  const needed = phrase
    .split(' ')
    .filter((part) => !/[*?#.]/.test(part))
    .map((part) => part.split('|'));
  const shortest = (words: string[]) => Math.min(...words.map((word) => word.length));
  return needed.toSorted((a, b) => shortest(b) - shortest(a) || a.length - b.length)[0] ?? [];
}

/** Every repetition is bounded and ends at a space, so that no text can make the search explode. */
function compile(phrase: string): string {
  return phrase
    .split(' ')
    .map((part) => {
      const gap = /^(\.{2,3})(\d+)$/.exec(part);
      if (gap) return `(?:${gap[1] === '..' ? '[^ .]' : '[^ ]'}[^ ]{0,60} ){0,${gap[2]}}`;
      if (part === '.') return '\\. ';
      const words = part.replace(/\?$/, '').replaceAll('*', '[a-z0-9]{0,12}').replaceAll('#', '[0-9]{1,7}');
      return part.endsWith('?') ? `(?:(?:${words}) )?` : `(?:${words}) `;
    })
    .join('');
}
