import pLimit from 'p-limit';
import type { Job } from '#platform/jobs/job.ts';
import { isDatabaseAway } from '#platform/postgres/database.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import { CHANGED_MEANWHILE, ROWS_AT_ONCE, type RowProblem } from '#rules/ads/import/import-words.ts';
import { ensure } from '#rules/permissions.ts';
import { isRefusal, Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { findSeller } from '../../people/find-seller.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { editAd } from '../post/edit-ad.ts';
import { postAd } from '../post/post-ad.ts';
import { ensureHasUpload } from './ensure-trader.ts';
import { findNamedAds } from './find-named-ads.ts';
import { importDoneMail } from './import-mails.ts';
import {
  claimRow,
  endStuckImports,
  findImport,
  findRunningImport,
  hasRunningImport,
  type ImportRow,
  listResults,
  type ResultRow,
  setDone,
  setResult,
  setRunning,
  type StoredRow,
} from './import-store.ts';
import type { ImportView } from './import-view.ts';
import { importView } from './make-import-view.ts';
import { toRowProblems, type TriedRow, tryRow } from './try-row.ts';

/** The rows of a file, one by one. */
export const RUN_IMPORT: Job<{ importId: string }> = { name: 'run-import' };

/** Does what the trial of a file said. A job works through its rows and tells the seller when it is done. */
export async function runImport(ctx: Context, importId: string): Promise<ImportView> {
  const account = ensure(ctx.viewer, 'use trade tools');
  return ctx.write(async (unit) => {
    await lockPerson(unit.db, account.id);
    await endStuckImports(unit.db, account.id, ctx.now());
    const row = await findImport(unit.db, { importId, accountId: account.id });
    if (!row) throw new Refusal('not-found', 'There is no such import.');
    if (row.state === 'done')
      throw new Refusal('conflict', 'This file was run already. Send it again to try it once more.');
    await ensureHasUpload({ ...ctx, db: unit.db }, account);
    if (row.state === 'running' || (await hasRunningImport(unit.db, account.id))) throw busy();
    if (!row.rows.some(isToRun)) throw new Refusal('conflict', 'There is nothing to run in this file.');
    if (!(await setRunning(unit.db, row.id, ctx.now()))) throw busy();
    await unit.enqueue(RUN_IMPORT, { importId: row.id });
    return importView({ ...row, state: 'running' }, []);
  });
}

const busy = () => new Refusal('conflict', 'A file of yours is running. Wait until it is done.');
const isToRun = ({ state }: StoredRow): boolean => state === 'new' || state === 'changes';

/** The job. It may be done twice: what a row did is kept with the ad, and a row that was done is passed over. */
export async function runRows(ctx: Context, { importId }: { importId: string }): Promise<void> {
  const file = await findRunningImport(ctx.db, importId);
  if (!file) return;
  const seller = await findSeller(ctx.db, file.account_id);
  const own = ctx.as(seller ?? null);
  const done = new Set((await listResults(ctx.db, importId)).map(({ row }) => row));
  const limit = pLimit(ROWS_AT_ONCE);
  const left = file.rows.filter((row) => isToRun(row) && !done.has(row.row));
  await Promise.all(left.map((row) => limit(() => runRow(own, file, row))));
  await ctx.write(async (unit) => {
    if (!(await setDone(unit.db, importId, ctx.now())) || !seller) return;
    const results = await listResults(unit.db, importId);
    await unit.enqueue(SEND_MAIL, importDoneMail({ to: seller, file, results, site: ctx.config }));
  });
}

/** What is refused is the row's result. What broke without the database being away must not stop the others. */
async function runRow(ctx: Context, file: ImportRow, row: StoredRow): Promise<void> {
  try {
    await ctx.write((unit) => doRow(ctx, unit, file, row));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (!isRefusal(error)) ctx.log.error({ err: error, importId: file.id, row: row.row }, 'a row broke');
    const problems = toProblems(file, row, error);
    await ctx.write(async ({ db }) => {
      if (await claimRow(db, file.id, row.row)) await setResult(db, file.id, toFailed(row, problems));
    });
  }
}

const toFailed = ({ row, adId }: StoredRow, problems: RowProblem[]): ResultRow => ({
  row,
  result: 'failed',
  adId,
  status: null,
  waitsForPhotos: false,
  problems,
});

function toProblems({ columns }: ImportRow, row: StoredRow, error: unknown): RowProblem[] {
  const whole = (sentence: string) => [{ column: null, value: '', sentence }];
  if (!isRefusal(error)) return whole('We could not do this row. Please try the file again.');
  const problems = toRowProblems({ columns, cells: row.cells }, error.fields);
  return problems.length > 0 ? problems : whole(error.message);
}

/** One row through the same use cases as the form, together with its result. */
async function doRow(ctx: Context, unit: Unit, file: ImportRow, row: StoredRow): Promise<void> {
  if (!(await claimRow(unit.db, file.id, row.row))) return;
  const inside: Context = {
    ...ctx,
    db: unit.db,
    write: (work) => work(unit),
    cached: (_key, ask) => ask(inside),
  };
  const account = ensure(ctx.viewer, 'change ads of your own');
  const tried = await tryAgain(inside, account, file, row);
  const ad =
    tried.order?.kind === 'post'
      ? await postAd(inside, tried.order.input)
      : tried.order && (await editAd(inside, tried.order.input, 'change ads of your own'));
  if (!ad) throw new Refusal('conflict', CHANGED_MEANWHILE);
  await setResult(unit.db, file.id, {
    row: row.row,
    result: row.state === 'new' ? 'posted' : 'changed',
    adId: ad.id,
    status: ad.status,
    waitsForPhotos: tried.waitsForPhotos,
    problems: [],
  });
}

/** By the ad as it is now: it must be the one of the trial, unchanged. */
async function tryAgain(
  { db, now }: Context,
  account: Account,
  { columns }: ImportRow,
  row: StoredRow,
): Promise<TriedRow> {
  const ad = (await findNamedAds(db, account.id, columns, [row]))(row);
  if ((ad?.id ?? null) !== row.adId || (ad?.version ?? null) !== row.version)
    throw new Refusal('conflict', CHANGED_MEANWHILE);
  const rates = await readRatesInside(db);
  const tried = tryRow({ columns, cells: row.cells, ad, now: now(), rates });
  if (tried.problems.length === 0) return tried;
  const fields = Map.groupBy(tried.problems, ({ column }) => column ?? 'form');
  throw new Refusal(
    'invalid',
    'Please check what you entered.',
    Object.fromEntries([...fields].map(([name, list]) => [name, list.map(({ sentence }) => sentence)])),
  );
}
