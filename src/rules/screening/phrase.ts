/**
 * Phrases are written as people say them: `a|b` either word, `word*` any ending, `word?` may be left out, `#` a number,
 * `..5` up to five words between, `...5` the same across a full stop, `<pay>` a group of words.
 */
export function compilePhrases(phrases: readonly string[], groups: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`(?<= )(?:${phrases.map((phrase) => compile(expand(phrase, groups))).join('|')})`, 'g');
}

/** The words that the phrases name, so that a disguised one can be recognised. */
export function wordsOf(phrases: readonly string[], groups: Readonly<Record<string, string>>): string[] {
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

/** Every repetition is bounded and ends at a space, so that no text can make the search explode. */
function compile(phrase: string): string {
  return phrase
    .split(' ')
    .map((part) => {
      const gap = /^(\.{2,3})(\d+)$/.exec(part);
      if (gap) return `(?:${gap[1] === '..' ? '[^ .]' : '[^ ]'}[^ ]{0,60} ){0,${gap[2]}}`;
      const words = part.replace(/\?$/, '').replaceAll('*', '[a-z0-9]{0,12}').replaceAll('#', '[0-9]{1,7}');
      return part.endsWith('?') ? `(?:(?:${words}) )?` : `(?:${words}) `;
    })
    .join('');
}
