/** How many slips lie between two words: a letter too many, missing, wrong, or two that changed places. */
export function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) row.push(cell(rows, row, { a, b, i, j }));
    rows.push(row);
  }
  return at(rows, a.length, b.length);
}

type Place = { a: string; b: string; i: number; j: number };

function cell(rows: number[][], row: number[], { a, b, i, j }: Place): number {
  const same = a[i - 1] === b[j - 1] ? 0 : 1;
  const least = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + same);
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return swapped ? Math.min(least, at(rows, i - 2, j - 2) + 1) : least;
}

const at = (rows: number[][], i: number, j: number): number => rows[i]?.[j] ?? 0;

/** The slips that a word of this length is forgiven. */
const slipsForgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The known word that was most likely meant; undefined when none lies near enough. */
export function nearestWord(
  typed: string,
  known: Iterable<string>,
  forgiven = slipsForgiven(typed),
): string | undefined {
  let best: string | undefined;
  let least = forgiven + 1;
  for (const word of known) {
    if (Math.abs(word.length - typed.length) >= least || word.length < 3) continue;
    const slips = editDistance(typed, word);
    // The first letter is rarely wrong: of two equally near words the one that begins alike is meant.
    if (slips < least || (slips === least && best?.[0] !== typed[0] && word[0] === typed[0])) {
      if (slips <= forgiven) [best, least] = [word, slips];
    }
  }
  return best;
}
