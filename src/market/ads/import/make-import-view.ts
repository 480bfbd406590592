import { AD_FIELDS } from '#rules/ads/fields.ts';
import { findCell } from '#rules/ads/import/read-file.ts';
import type { ImportRow, ListedImport, ResultRow, StoredRow } from './import-store.ts';
import type { ImportCard, ImportedRow, ImportView } from './import-view.ts';

export const importCard = (row: ListedImport): ImportCard => ({
  id: row.id,
  fileName: row.file_name,
  state: row.state,
  counts: row.states,
  failed: row.failed,
  createdAt: row.created_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
});

/** An import with its rows as they stand now. */
export function importView(row: ImportRow, results: readonly ResultRow[]): ImportView {
  const byRow = new Map(results.map((result) => [result.row, result]));
  const failed = results.filter(({ result }) => result === 'failed').length;
  return {
    ...importCard({ ...row, failed }),
    columns: row.columns,
    run: results.length,
    rows: row.rows.map((each) => importedRow(row, each, byRow.get(each.row))),
  };
}

function importedRow(
  { columns }: Pick<ImportRow, 'columns'>,
  row: StoredRow,
  done: ResultRow | undefined,
): ImportedRow {
  return {
    row: row.row,
    ref: findCell(columns, row, 'ref').trim() || null,
    title: findCell(columns, row, 'title').trim().slice(0, AD_FIELDS.title.max) || null,
    state: row.state,
    changes: row.changes,
    problems: done ? [...row.problems, ...done.problems] : row.problems,
    waitsForPhotos: done?.waitsForPhotos ?? row.waitsForPhotos,
    result: done?.result ?? null,
    adId: done?.adId ?? row.adId,
    status: done?.status ?? null,
  };
}

/** Whether there is something to put right in it. */
export const hasProblem = ({ problems }: Pick<ImportedRow, 'problems'>): boolean => problems.length > 0;
