import type { Account } from '#rules/accounts/account.ts';
import { REPORT_COLUMNS } from '#rules/ads/import/columns.ts';
import type { ShowImport } from '#rules/ads/import/import-schema.ts';
import { describeRow } from '#rules/ads/import/import-words.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { csvLine } from '#rules/text/csv/csv.ts';
import { BYTE_ORDER_MARK } from '#rules/text/csv/read-csv.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { findTrader } from '../../traders/find-trader.ts';
import { hasUpload } from './ensure-trader.ts';
import { findImport, type ImportRow, listImportRows, listResults, type ResultRow } from './import-store.ts';
import type { ImportCard, ImportedRow, ImportView } from './import-view.ts';
import { hasProblem, importCard, importView } from './make-import-view.ts';

const MAX_LISTED = 30;

/** A file of one's own as it stands: its trial, and what became of its rows. */
export async function showImport(ctx: Context, { importId, show }: ShowImport): Promise<ImportView> {
  const { row, results } = await readImport(ctx, importId);
  const view = importView(row, results);
  return { ...view, rows: view.rows.filter((each) => isWanted(each, show)) };
}

const isWanted = (row: ImportedRow, show: ShowImport['show']): boolean =>
  show === undefined || (show === 'problems' ? hasProblem(row) : row.state === show);

async function readImport(ctx: Context, importId: string): Promise<{ row: ImportRow; results: ResultRow[] }> {
  const account = ensureMayLook(ctx.viewer, 'use trade tools');
  const row = await findImport(ctx.db, { importId, accountId: account.id });
  if (!row) throw new Refusal('not-found', 'There is no such import.');
  return { row, results: await listResults(ctx.db, row.id) };
}

type ReportFile = { name: string; csv: string };

/** The same as a file: the columns that were given, and what became of each row. With problems alone, it can be mended and sent again. */
export async function exportImport(ctx: Context, { importId, show }: ShowImport): Promise<ReportFile> {
  const { row: file, results } = await readImport(ctx, importId);
  const given = file.columns.flatMap((name, at) =>
    name === '' || REPORT_COLUMNS.some((ours) => ours === name) ? [] : [{ name, at }],
  );
  const { rows } = importView(file, results);
  const lines = rows.flatMap((row, place) => {
    if (!isWanted(row, show)) return [];
    const cells = file.rows[place]?.cells ?? [];
    const problems = row.problems.map(({ column, sentence }) =>
      column ? `${column}: ${sentence}` : sentence,
    );
    const told = [String(row.row), describeRow(row), problems.join(' ')];
    return [csvLine([...given.map(({ at }) => cells[at] ?? ''), ...told])];
  });
  const heading = csvLine([...given.map(({ name }) => name), ...REPORT_COLUMNS]);
  return { name: `report-${file.file_name}`, csv: BYTE_ORDER_MARK + heading + lines.join('') };
}

/** What a plan gives of the trade tools, and the files of the last 30 days. */
export type TradeTools = {
  hasUpload: boolean;
  hasExport: boolean;
  lacksDetails: boolean;
  imports: ImportCard[];
};

export async function listImports(ctx: Context): Promise<TradeTools> {
  const account: Account = ensureMayLook(ctx.viewer, 'use trade tools');
  const standing = await findPlan(ctx, account);
  const lacksDetails = hasUpload(standing) && (await findTrader(ctx.db, account.id)) === null;
  const imports = await listImportRows(ctx.db, account.id, MAX_LISTED);
  return {
    hasUpload: hasUpload(standing),
    hasExport: standing.limits.csvRows > 0,
    lacksDetails,
    imports: imports.map(importCard),
  };
}
