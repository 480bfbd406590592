import { z } from 'zod';
import { IMPORT_LIMITS } from '#rules/ads/import/import-words.ts';
import { NamedImport, ShowImport, TryImport } from '#rules/ads/import/import-schema.ts';
import { ImportCard, ImportView } from '#market/ads/import/import-view.ts';
import { OwnTrader } from '#market/traders/trader-view.ts';
import { SaveTrader } from '#rules/traders/trader-schema.ts';
import { change, create, read } from '../operation.ts';

const TRADE = 'use trade tools';
const file = { import: ImportView };

/** What traders do with files of ads. */
export const tradeOperations = {
  listImports: read({
    about: 'What your plan gives of the trade tools, and your files of the last 30 days.',
    access: TRADE,
    output: {
      hasUpload: z.boolean(),
      hasExport: z.boolean(),
      /** The plan is there, and nobody can read yet who you are. */
      lacksDetails: z.boolean(),
      imports: z.array(ImportCard),
    },
    order: (market) => market.trade.tools(),
  }),
  getTraderDetails: read({
    about: 'Who you are if you sell as a business; null while you have not said.',
    access: TRADE,
    output: { trader: OwnTrader.nullable() },
    order: async (market) => ({ trader: await market.traders.own() }),
  }),
  saveTraderDetails: change({
    about:
      'Says who you are if you sell as a business. Everybody reads it with your ads. Without it the plan Trade gives no more than a private person has.',
    access: TRADE,
    input: SaveTrader,
    output: { trader: OwnTrader },
    order: async (market, details) => ({ trader: await market.traders.save(details) }),
  }),
  tryImport: create({
    about: `Reads a CSV file of ads, at most ${IMPORT_LIMITS.rows} rows and 2 MB, and says row by row what it would do. No ad is touched.`,
    access: TRADE,
    // JSON writes some letters in two or more.
    bodyMax: 2 * IMPORT_LIMITS.bytes,
    input: TryImport,
    output: file,
    order: async (market, { name, text }) => ({ import: await market.trade.tryImport({ name, file: text }) }),
  }),
  runImport: change({
    about: 'Does what the trial of a file said, row by row. One file at a time.',
    access: TRADE,
    input: NamedImport,
    output: file,
    order: async (market, { importId }) => ({ import: await market.trade.runImport(importId) }),
  }),
  showImport: read({
    about: 'One of your files: its trial, and what became of its rows.',
    access: TRADE,
    input: ShowImport,
    output: file,
    order: async (market, asked) => ({ import: await market.trade.showImport(asked) }),
  }),
  exportAds: read({
    about: 'All your own ads as a CSV file. Tried as it is, every row of it is the same.',
    access: TRADE,
    output: { csv: z.string() },
    order: (market) => market.trade.exportAdsAsText(),
  }),
};
