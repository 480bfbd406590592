import { type AdFacts, mergeFacts } from '#rules/ads/ad-facts.ts';
import { EditAd, PostAd } from '#rules/ads/ad-schema.ts';
import { factProblems } from '#rules/ads/checks/conditions.ts';
import { FACT_COLUMNS, PHOTOS, writeFact } from '#rules/ads/import/columns.ts';
import type { RowProblem, RowState } from '#rules/ads/import/import-words.ts';
import { readCell, readYes } from '#rules/ads/import/read-cell.ts';
import { findCell } from '#rules/ads/import/read-file.ts';
import { PHOTOS_MIN } from '#rules/ads/photos/photo.ts';
import { type AdStatus, ensureEditable, statusAt } from '#rules/ads/state.ts';
import { toProblems } from '#rules/check-input.ts';
import type { Rates } from '#rules/money/money.ts';
import { isRefusal, type Problems } from '#rules/refusal.ts';
import { readAdFacts, toAdColumns, toAdLife } from '../ad-facts-row.ts';
import type { OwnAdWithPhotos } from './own-ads-store.ts';

/** A row, the ad that it names, if there is one, and what it is held against. */
export type RowToTry = {
  columns: readonly string[];
  cells: readonly string[];
  ad: OwnAdWithPhotos | undefined;
  now: Date;
  rates: Rates;
};

/** What is ordered of the same use cases as a form would. `facts`: what the ad says then. */
export type RowOrder =
  | { kind: 'post'; input: PostAd; facts: AdFacts }
  | { kind: 'edit'; input: EditAd; facts: AdFacts; before: AdFacts; status: AdStatus };

export type TriedRow = {
  state: RowState;
  changes: string[];
  problems: RowProblem[];
  /** It is to be seen, but has no photos yet: it is kept as a draft until then. */
  waitsForPhotos: boolean;
  order: RowOrder | null;
};

/** Statuses from which an ad can be submitted; in any other the wish has come true before. */
export const isSubmittable = (status: AdStatus): boolean =>
  status === 'draft' || status === 'changes_requested';

/** What a row would do, by the rules of the form. Nothing is written. */
export function tryRow(row: RowToTry): TriedRow {
  const problems = toRowProblems(row, misplacedProblems(row));
  if (row.ad) return tryChange(row, row.ad, problems);
  if (cellOf(row, 'id').trim() !== '')
    problems.push({ column: 'id', value: cellOf(row, 'id'), sentence: 'There is no such ad.' });
  return tryNew(row, problems);
}

/** A row that is wrong for another reason than its own. */
export const asWrong = (row: TriedRow, problem: RowProblem): TriedRow => ({
  ...row,
  state: 'wrong',
  order: null,
  problems: [...row.problems, problem],
});

export function toRowProblems(row: Pick<RowToTry, 'columns' | 'cells'>, problems: Problems): RowProblem[] {
  return Object.entries(problems).flatMap(([field, sentences = []]) =>
    sentences.map((sentence) => toRowProblem(row, field, sentence)),
  );
}

/** A question about the price stands at the price; the answer has a column of its own. */
function toRowProblem(row: Pick<RowToTry, 'columns' | 'cells'>, field: string, sentence: string): RowProblem {
  const isAsked = field === 'priceConfirmed' && !row.columns.includes(field);
  if (field === 'form' || field === '') return { column: null, value: '', sentence };
  const column = isAsked ? 'price' : field;
  const how = isAsked ? ' To confirm it, write yes in a column priceConfirmed.' : '';
  return { column, value: cellOf(row, column), sentence: sentence + how };
}

const cellOf = ({ columns, cells }: Pick<RowToTry, 'columns' | 'cells'>, name: string): string =>
  findCell(columns, { cells: [...cells] }, name);

/** Cells that no column names would be lost without a word. */
function misplacedProblems({ columns, cells }: RowToTry): Problems {
  const loose = cells.filter((cell, at) => cell.trim() !== '' && !columns[at]);
  return loose.length === 0
    ? {}
    : { form: [`No column is named above ${loose.length === 1 ? 'one cell' : `${loose.length} cells`}.`] };
}

const isOfAd = (column: string): boolean => FACT_COLUMNS.has(column) || column === PHOTOS;

function readWishes(row: RowToTry) {
  const submit = readYes(cellOf(row, 'submit').trim());
  const confirmed = readYes(cellOf(row, 'priceConfirmed').trim());
  return { submit: submit === '' ? false : submit, priceConfirmed: confirmed === '' ? false : confirmed };
}

function tryNew(row: RowToTry, problems: RowProblem[]): TriedRow {
  const given = row.columns.flatMap((column, at) =>
    isOfAd(column) ? [[column, readCell(column, row.cells[at] ?? '')] as const] : [],
  );
  const fields = { ...Object.fromEntries(given), ...readWishes(row) };
  const waits = fields.submit === true && countPhotos(fields) < PHOTOS_MIN;
  const asked = PostAd.safeParse(fields);
  if (!asked.success) problems.push(...toRowProblems(row, leaveOut(toProblems(asked.error), waits)));
  const parsed = waits ? PostAd.safeParse({ ...fields, submit: false }) : asked;
  if (parsed.success && problems.length === 0) {
    const circumstances = { isComplete: fields.submit === true, now: row.now, rates: row.rates };
    const together = factProblems(parsed.data.facts, circumstances);
    problems.push(...toRowProblems(row, leaveOut(together, waits)));
  }
  const rest = { changes: [], problems, waitsForPhotos: waits };
  if (problems.length > 0 || !parsed.success) return { ...rest, state: 'wrong', order: null };
  return { ...rest, state: 'new', order: { kind: 'post', input: parsed.data, facts: parsed.data.facts } };
}

const countPhotos = (fields: Readonly<Record<string, unknown>>): number => {
  const photos = fields[PHOTOS];
  return Array.isArray(photos) ? photos.length : 0;
};

/** What waits for its photos is not asked for them. */
function leaveOut(problems: Problems, waits: boolean): Problems {
  if (!waits) return problems;
  const { [PHOTOS]: _photos, ...rest } = problems;
  return rest;
}

function tryChange(row: RowToTry, ad: OwnAdWithPhotos, problems: RowProblem[]): TriedRow {
  const before = readAdFacts(ad, ad.photos);
  const wishes = readWishes(row);
  // What reads as we would write it says nothing new, whatever the rules are today.
  const differing = row.columns.flatMap((column, at) => {
    const cell = row.cells[at] ?? '';
    if (!isOfAd(column) || isWritten(column, cell, before)) return [];
    return [[column, readCell(column, cell, before.photos)] as const];
  });
  const named = { adId: ad.id, version: ad.version };
  const asked = EditAd.safeParse({ ...named, ...wishes, ...Object.fromEntries(differing) });
  if (!asked.success) {
    problems.push(...toRowProblems(row, toProblems(asked.error)));
    return { state: 'wrong', changes: [], problems, waitsForPhotos: false, order: null };
  }
  const facts = mergeFacts(before, asked.data.changes);
  const isReal = ([column]: readonly [string, unknown]) =>
    writeFact(column, facts) !== writeFact(column, before);
  const real = Object.fromEntries(differing.filter(isReal));
  const input = EditAd.parse({ ...named, ...wishes, ...real });
  return judgeChange(row, ad, { before, facts: mergeFacts(before, input.changes), input, problems });
}

type Change = { before: AdFacts; facts: AdFacts; input: EditAd; problems: RowProblem[] };

function judgeChange(row: RowToTry, ad: OwnAdWithPhotos, change: Change): TriedRow {
  const { before, facts, input, problems } = change;
  const status = statusAt(toAdLife(ad), row.now);
  const isAsked = input.submit && isSubmittable(status);
  const waits = isAsked && facts.photos.length < PHOTOS_MIN;
  const submit = isAsked && !waits;
  const isChanged = Object.keys(input.changes).length > 0;
  const changes = isChanged ? listChanged(before, facts) : [];
  if (isChanged || submit || ad.status === 'deleted')
    problems.push(...changeProblems(row, ad, { facts, isAsked, waits }));
  const rest = { changes: submit ? [...changes, 'submit'] : changes, problems, waitsForPhotos: waits };
  if (problems.length > 0) return { ...rest, state: 'wrong', order: null };
  if (!isChanged && !submit) return { ...rest, state: 'same', order: null };
  const order = { kind: 'edit', input: { ...input, submit }, facts, before, status } as const;
  return { ...rest, state: 'changes', order };
}

/** As it stands in the file, or but for blanks around it where that is no text. */
const isWritten = (column: string, cell: string, facts: AdFacts): boolean => {
  const written = writeFact(column, facts);
  return cell === written || (FACT_COLUMNS.get(column)?.field.kind !== 'text' && cell.trim() === written);
};

/** Also what follows from the others: hair that is on the head has no weight any more. */
const listChanged = (before: AdFacts, after: AdFacts): string[] =>
  [...FACT_COLUMNS.keys(), PHOTOS].filter((column) => writeFact(column, before) !== writeFact(column, after));

type Judged = { facts: AdFacts; isAsked: boolean; waits: boolean };

function changeProblems(row: RowToTry, ad: OwnAdWithPhotos, { facts, isAsked, waits }: Judged): RowProblem[] {
  const given = cellOf(row, 'version').trim();
  const isOld = given !== '' && given !== String(ad.version);
  const problems = factProblems(facts, {
    isComplete: ad.status !== 'draft' || isAsked,
    now: row.now,
    rates: row.rates,
    isEthnicityWithdrawn: toAdColumns(facts, row.now, ad).ethnicity_withdrawn_at !== null,
  });
  return [
    ...(isOld ? [{ column: 'version', value: given, sentence: OLD_VERSION }] : []),
    ...editableProblems(row, ad),
    ...toRowProblems(row, leaveOut(problems, waits)),
  ];
}

const OLD_VERSION = 'The ad was changed since this file was made. Take a new file, or leave the version out.';

function editableProblems(row: RowToTry, ad: OwnAdWithPhotos): RowProblem[] {
  const column = cellOf(row, 'id').trim() === '' ? 'ref' : 'id';
  const value = cellOf(row, column);
  if (ad.status === 'deleted' && column === 'ref') return [{ column, value, sentence: DELETED }];
  try {
    ensureEditable(toAdLife(ad), row.now);
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [{ column, value, sentence: error.message }];
  }
}

const DELETED = 'You deleted the ad with this ref. Give this one another ref.';
