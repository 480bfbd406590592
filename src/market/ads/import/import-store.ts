import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { ImportState, RowProblem, RowResult, RowState } from '#rules/ads/import/import-words.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import { isId } from '#rules/id.ts';
import { DAY_MS } from '#rules/time.ts';

/** A row of a file, with what the trial said of it. `adId` and `version`: the ad that it changes, as it was then. */
export type StoredRow = {
  row: number;
  cells: string[];
  state: RowState;
  adId: string | null;
  version: number | null;
  changes: string[];
  problems: RowProblem[];
  waitsForPhotos: boolean;
};
export type RowCounts = Record<RowState, number>;

export type ImportRow = Omit<Selectable<DB['ad_imports']>, 'rows' | 'states' | 'state'> & {
  rows: StoredRow[];
  states: RowCounts;
  state: ImportState;
};
export type ResultRow = {
  row: number;
  result: RowResult;
  adId: string | null;
  status: AdStatus | null;
  waitsForPhotos: boolean;
  problems: RowProblem[];
};

type NewImport = Pick<Insertable<DB['ad_imports']>, 'account_id' | 'file_name' | 'columns' | 'created_at'>;

export async function insertImport(
  db: Database,
  { rows, states, ...rest }: NewImport & Pick<ImportRow, 'rows' | 'states'>,
): Promise<ImportRow> {
  const row = await db
    .insertInto('ad_imports')
    .values({ ...rest, rows: JSON.stringify(rows), states: JSON.stringify(states) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as ImportRow;
}

/** Somebody's own; what is another's is not there. */
export async function findImport(
  db: Database,
  { importId, accountId }: { importId: string; accountId: string },
): Promise<ImportRow | undefined> {
  if (!isId(importId)) return undefined;
  const row = await db
    .selectFrom('ad_imports')
    .selectAll()
    .where('id', '=', importId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row as ImportRow | undefined;
}

/** For the job, whoever it is of. */
export async function findRunningImport(db: Database, importId: string): Promise<ImportRow | undefined> {
  const row = await db
    .selectFrom('ad_imports')
    .selectAll()
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row as ImportRow | undefined;
}

/** An import in a list: without its rows. */
export type ListedImport = Pick<
  ImportRow,
  'id' | 'file_name' | 'state' | 'states' | 'created_at' | 'done_at'
> & { failed: number };

export async function listImportRows(
  db: Database,
  accountId: string,
  limit: number,
): Promise<ListedImport[]> {
  const rows = await db
    .selectFrom('ad_imports')
    .select(['id', 'file_name', 'state', 'states', 'created_at', 'done_at'])
    .select((row) =>
      row
        .selectFrom('ad_import_results')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('import_id', '=', 'ad_imports.id')
        .where('result', '=', 'failed')
        .as('failed'),
    )
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, failed: Number(row.failed) })) as unknown as ListedImport[];
}

/** What the queue has given up by then runs no more: nobody waits for it for ever. */
export async function endStuckImports(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('ad_imports')
    .set({ state: 'done', done_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'running')
    .where('run_at', '<', new Date(now.getTime() - 2 * DAY_MS))
    .execute();
}

export async function hasRunningImport(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ad_imports')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}

/** From one state to the next; false if somebody was quicker. */
export async function setRunning(db: Database, importId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ad_imports')
    .set({ state: 'running', run_at: now })
    .where('id', '=', importId)
    .where('state', '=', 'tried')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setDone(db: Database, importId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ad_imports')
    .set({ state: 'done', done_at: now })
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listResults(db: Database, importId: string): Promise<ResultRow[]> {
  const rows = await db
    .selectFrom('ad_import_results')
    .select(['row', 'result', 'ad_id as adId', 'status', 'waits_for_photos as waitsForPhotos', 'problems'])
    .where('import_id', '=', importId)
    .orderBy('row')
    .execute();
  return rows as ResultRow[];
}

/** Takes a row for this transaction: whoever comes later waits for it, and finds it done. */
export async function claimRow(db: Database, importId: string, row: number): Promise<boolean> {
  const claimed = await db
    .insertInto('ad_import_results')
    .values({ import_id: importId, row, result: 'failed' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('row')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function setResult(
  db: Database,
  importId: string,
  { row, result, adId, status, waitsForPhotos, problems }: ResultRow,
): Promise<void> {
  await db
    .updateTable('ad_import_results')
    .set({
      result,
      ad_id: adId,
      status,
      waits_for_photos: waitsForPhotos,
      problems: JSON.stringify(problems),
    })
    .where('import_id', '=', importId)
    .where('row', '=', row)
    .execute();
}
