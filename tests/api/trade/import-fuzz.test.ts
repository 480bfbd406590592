import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXPORT_COLUMNS } from '#rules/ads/import/columns.ts';
import { readImportFile } from '#rules/ads/import/read-file.ts';
import { isRefusal } from '#rules/refusal.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { csvAd, csvFile, openTrader } from '#tests/support/trade/csv-file.ts';

/** `npm run test:more -- imports` asks for 10,000. */
const FILES = Number(process.env.FUZZ_FILES ?? 600);
const site = useSite({ plans: { asha: 4 } });
const trader = openTrader(site);

const SIGNS = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '\r',
  "'",
  '=',
  '|',
  ' ',
  '\uFEFF',
  '\0',
  '\uD800',
  'ä',
  '28in',
  '420,00',
  'yes',
  '1e9',
  'constructor',
  '__proto__',
];
const nasty = fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'binary', maxLength: 8 }));
const column = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...EXPORT_COLUMNS) },
  { weight: 1, arbitrary: nasty },
);
const cell = fc.oneof(fc.constantFrom(...Object.values(csvAd())), nasty, fc.constant(''));

const anyTable = fc
  .record({
    heading: fc.uniqueArray(column, { minLength: 1, maxLength: 12 }),
    rows: fc.array(fc.array(cell, { maxLength: 14 }), { maxLength: 8 }),
    between: fc.constantFrom(',', ';', '\t'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    isQuoted: fc.boolean(),
  })
  .map(({ heading, rows, between, end, isQuoted }) => {
    const table = [heading, ...rows];
    const isTold = between === ',' || heading.length > 1;
    const isSure = isTold && (isQuoted || !table.flat().some((text) => /[",;\t\r\n]/.test(text)));
    const write = (text: string) => (isQuoted ? `"${text.replaceAll('"', '""')}"` : text);
    return {
      text: table.map((cells) => cells.map(write).join(between)).join(end),
      /** Rows with a word in them, where there is one way alone to read it. */
      rows: isSure ? rows.filter((cells) => cells.some((text) => text.trim() !== '')).length : null,
    };
  });

const GOOD = csvFile([
  csvAd(),
  csvAd({ ref: 'b', description: 'Two\nlines, and "quotes" of a plait.' }),
  csvAd({ ref: 'c', photos: 'x|y' }),
]);
/** A good file in which something was put in, taken out or doubled. */
const aSlip = fc
  .array(fc.tuple(fc.nat(GOOD.length), fc.nat(30), nasty), { maxLength: 4 })
  .map((slips) =>
    slips.reduce((text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length), GOOD),
  );

const others = fc.oneof(aSlip, fc.string({ unit: 'binary', maxLength: 200 }));
const anyFile = fc.oneof(
  anyTable,
  others.map((text) => ({ text, rows: null })),
);

test(
  `${FILES} files: never an error of ours, never a row that is lost`,
  { timeout: FILES * 200 },
  async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(anyFile, async ({ text, rows: given }) => {
        const answer = await trader.send(text);
        expect([200, 413, 415, 422], answer.body.slice(0, 300)).toContain(answer.statusCode);
        if (answer.statusCode !== 200) {
          expect(answer.json().message).toMatch(/\w.*[.?]$/su);
          return;
        }
        read += 1;
        const { rows, counts } = answer.json().import;
        expect(counts.new + counts.changes + counts.same + counts.wrong).toBe(rows.length);
        if (given !== null) expect(rows).toHaveLength(given);
      }),
      { numRuns: FILES },
    );
    expect(read, 'some of them are good').toBeGreaterThan(FILES / 50);
  },
);

test('whatever the bytes are, they are read or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, name) => {
      try {
        readImportFile(name, bytes);
      } catch (error) {
        expect(isRefusal(error)).toBe(true);
      }
    }),
    { numRuns: FILES },
  );
});
