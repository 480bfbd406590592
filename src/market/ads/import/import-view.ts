import { z } from 'zod';
import { IMPORT_STATES, ROW_RESULTS, ROW_STATES } from '#rules/ads/import/import-words.ts';
import { AD_STATUSES } from '#rules/ads/state.ts';

/** What is wrong with a cell: its column (none for the row as a whole), what stands there, and why. */
const RowProblem = z.object({ column: z.string().nullable(), value: z.string(), sentence: z.string() });

/** A row of a file: what the trial says of it and, once it was run, what became of it. */
export const ImportedRow = z.object({
  /** As a spreadsheet counts: the heading is row 1. */
  row: z.int(),
  ref: z.string().nullable(),
  title: z.string().nullable(),
  state: z.enum(ROW_STATES),
  /** The columns that change. */
  changes: z.array(z.string()),
  problems: z.array(RowProblem),
  waitsForPhotos: z.boolean(),
  result: z.enum(ROW_RESULTS).nullable(),
  adId: z.string().nullable(),
  /** Of the ad, right after the row was run. */
  status: z.enum(AD_STATUSES).nullable(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

const counts = z.object({ new: z.int(), changes: z.int(), same: z.int(), wrong: z.int() });

const about = {
  id: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  counts,
  /** Rows that were run and refused. */
  failed: z.int(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
};

/** A file of ads that was tried and perhaps run, in a list. */
export const ImportCard = z.object(about);
export type ImportCard = z.infer<typeof ImportCard>;

/** The same with its rows. */
export const ImportView = z.object({
  ...about,
  columns: z.array(z.string()),
  /** How many of the rows that can be run were run. */
  run: z.int(),
  rows: z.array(ImportedRow),
});
export type ImportView = z.infer<typeof ImportView>;
