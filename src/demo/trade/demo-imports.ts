import { NO_FACTS } from '#rules/ads/ad-facts.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { writeFact } from '#rules/ads/import/columns.ts';
import type { RowProblem } from '#rules/ads/import/import-words.ts';
import { UNREADABLE_AMOUNT } from '#rules/numbers/read-number.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import { daysBefore } from '../demo-dates.ts';

/** A row of a demo file: its cells, the ad that came of it, and what was wrong with it. */
type DemoRow = { row: number; cells: string[]; adKey: string | null; problems: RowProblem[] };
/** A file of ads that was run. */
export type DemoImport = {
  sellerKey: string;
  fileName: string;
  columns: string[];
  rows: DemoRow[];
  triedAt: Date;
};

const COLUMNS = ['ref', 'title', 'price', 'currency', 'length', 'weight', 'colour', 'texture', 'treatment'];
const GOOD_ROWS = 10;

/** The file that Asha sent last week: twelve tails, of which two were written wrongly. */
export function makeDemoImport(ads: readonly DemoAd[], now: Date): DemoImport | null {
  const hers = ads.filter(({ sellerKey }) => sellerKey === 'asha');
  const [first] = hers;
  if (!first) return null;
  const good = Array.from({ length: GOOD_ROWS }, (_, at) => ({
    ad: hers[at % hers.length] ?? first,
    // More tails of the same kind, which she has taken off again.
    isThere: at < hers.length,
  }));
  const tails = [...good, { ad: first, isThere: false }, { ad: first, isThere: false }];
  return {
    sellerKey: 'asha',
    fileName: 'autumn-tails.csv',
    columns: COLUMNS,
    triedAt: daysBefore(now, 6),
    rows: tails.map(({ ad, isThere }, at) => {
      const slip = SLIPS[at - GOOD_ROWS];
      const facts = { ...NO_FACTS, ...ad, ...ad.others };
      const written = COLUMNS.map((name) => (name === 'ref' ? `A-${101 + at}` : writeFact(name, facts)));
      const cells = written.map((cell, place) =>
        slip && slip.column === COLUMNS[place] ? slip.value : cell,
      );
      return { row: at + 2, cells, adKey: isThere ? ad.key : null, problems: slip ? [slip] : [] };
    }),
  };
}

const SLIPS: readonly (RowProblem & { column: string })[] = [
  { column: 'colour', value: 'blak', sentence: AD_FIELDS.colour.sentence },
  { column: 'price', value: '42o', sentence: UNREADABLE_AMOUNT },
];
