import { ROW_STATES, type RowProblem } from '#rules/ads/import/import-words.ts';
import { findCell, type ImportFile, readImportFile } from '#rules/ads/import/read-file.ts';
import { HOLDS_A_PLACE } from '#rules/ads/places.ts';
import { noRoom } from '#rules/payments/plan-room.ts';
import { draftsAllowed } from '#rules/payments/subscription.ts';
import { ensure } from '#rules/permissions.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import type { StandingPlan } from '../../payments/plans/find-plan.ts';
import { findUsableUploads, PHOTO_MISSING } from '../../photos/attach-photos.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { ensureAccountMay } from '../../rate-limits/ensure-within-limits.ts';
import { countDrafts } from '../post/draft-count-store.ts';
import { describeFull } from '../post/ensure-drafts-fit.ts';
import { ensurePriceMeant, isPriceChanged } from '../post/ensure-price-meant.ts';
import { countPlacesHeld } from '../surroundings-store.ts';
import { ensureHasUpload } from './ensure-trader.ts';
import { insertImport, type RowCounts, type StoredRow } from './import-store.ts';
import type { ImportView } from './import-view.ts';
import { importView } from './make-import-view.ts';
import { findNamedAds } from './find-named-ads.ts';
import { asWrong, type RowOrder, toRowProblems, type TriedRow, tryRow } from './try-row.ts';

type SentFile = { name: string; file: Uint8Array | string };

/** Reads a file of ads and says row by row what it would do. No ad is touched: that is done by `runImport`. */
export async function tryImport(ctx: Context, { name, file }: SentFile): Promise<ImportView> {
  const account = ensure(ctx.viewer, 'use trade tools');
  const standing = await ensureHasUpload(ctx, account);
  await ensureAccountMay(ctx, 'import', account.id);
  const read = readImportFile(name, file);
  const rows = await tryRows(rememberAnswers(ctx), account.id, standing, read);
  const states = Object.fromEntries(
    ROW_STATES.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as RowCounts;
  const row = await ctx.write(({ db }) =>
    insertImport(db, {
      account_id: account.id,
      file_name: name,
      columns: read.columns,
      rows,
      states,
      created_at: ctx.now(),
    }),
  );
  return importView(row, []);
}

/** Five hundred rows ask for the same rates and prices. */
function rememberAnswers(ctx: Context): Context {
  const answers = new Map<string, Promise<unknown>>();
  return {
    ...ctx,
    cached: (key, ask) => {
      const answer = answers.get(key) ?? ask(ctx);
      answers.set(key, answer);
      return answer as ReturnType<typeof ask>;
    },
  };
}

async function tryRows(
  ctx: Context,
  sellerId: string,
  standing: StandingPlan,
  { columns, rows }: ImportFile,
): Promise<StoredRow[]> {
  const findAd = await findNamedAds(ctx.db, sellerId, columns, rows);
  const rates = await readRatesInside(ctx.db);
  const now = ctx.now();
  const tried = rows.map((row) => ({
    row,
    ad: findAd(row),
    tried: tryRow({ columns, cells: row.cells, ad: findAd(row), now, rates }),
  }));
  const ids = tried.flatMap(({ tried: { order } }) => listNewPhotos(order));
  const usable = await findUsableUploads(ctx.db, sellerId, ids);
  const ensureRoom = await openRoom(ctx, sellerId, standing);
  const stored: StoredRow[] = [];
  for (const { row, ad, tried: first } of tried) {
    const priced = await askPrice(ctx, first, { columns, cells: row.cells });
    const pictured = askPhotos(priced, usable, findCell(columns, row, 'photos'));
    const { order: _order, ...last } = ensureRoom(pictured, findCell(columns, row, 'submit'));
    stored.push({ ...last, ...row, adId: ad?.id ?? null, version: ad?.version ?? null });
  }
  return stored;
}

/** Those that are not on the ad already. */
function listNewPhotos(order: RowOrder | null): string[] {
  const there = order?.kind === 'edit' ? order.before.photos.map(({ id }) => id) : [];
  return order?.facts.photos.map(({ id }) => id).filter((id) => !there.includes(id)) ?? [];
}

function askPhotos(row: TriedRow, usable: ReadonlySet<string>, value: string): TriedRow {
  if (listNewPhotos(row.order).every((id) => usable.has(id))) return row;
  return asWrong(row, { column: 'photos', value, sentence: PHOTO_MISSING });
}

/** What is about to be seen, or is seen at another price, is asked for the price once more, as the form does. */
async function askPrice(
  ctx: Context,
  row: TriedRow,
  given: Parameters<typeof toRowProblems>[0],
): Promise<TriedRow> {
  const { order } = row;
  if (order === null) return row;
  const isAsked =
    order.input.submit ||
    (order.kind === 'edit' && order.status !== 'draft' && isPriceChanged(order.before, order.facts));
  if (!isAsked) return row;
  try {
    await ensurePriceMeant(ctx, order.facts, order.input.priceConfirmed === true);
    return row;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return toRowProblems(given, error.fields).reduce(asWrong, row);
  }
}

/** How many more ads the plan and the drafts have room for: rows that come later find it taken. */
async function openRoom(ctx: Context, sellerId: string, { limits, plan }: StandingPlan) {
  const nobody = { sellerId, exceptId: '00000000-0000-0000-0000-000000000000' };
  const { drafts } = draftsAllowed(plan);
  let places = limits.liveAds - (await countPlacesHeld(ctx.db, nobody, ctx.now()));
  let free = drafts - (await countDrafts(ctx.db, sellerId));
  return (row: TriedRow, submit: string): TriedRow => {
    const { order } = row;
    if (order?.input.submit && !(order.kind === 'edit' && HOLDS_A_PLACE.includes(order.status))) {
      places -= 1;
      const { message } = noRoom(plan?.type ?? 0, limits.liveAds);
      if (places < 0) return asWrong(row, { column: 'submit', value: submit, sentence: message });
    } else if (order?.kind === 'post') {
      free -= 1;
      const full: RowProblem = { column: null, value: '', sentence: describeFull(drafts) };
      if (free < 0) return asWrong(row, full);
    }
    return row;
  };
}
