import type { Account } from '#rules/accounts/account.ts';
import { EXPORT_COLUMNS } from '#rules/ads/import/columns.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { csvLine } from '#rules/text/csv/csv.ts';
import { BYTE_ORDER_MARK } from '#rules/text/csv/read-csv.ts';
import type { Context } from '../../context.ts';
import { ensureHasExport } from './ensure-trader.ts';
import { listOwnAds, type OwnAdWithPhotos } from './own-ads-store.ts';
import { writeOwnAd } from './write-own-ad.ts';

/** Read in parts, so that the file may be long and the memory stays small. */
const PART = 500;

/** All of one's own ads as lines of a CSV file, which can be sent back as it is: nothing changes then. */
export async function exportOwnAds(ctx: Context): Promise<AsyncIterable<string>> {
  const account = ensureMayLook(ctx.viewer, 'use trade tools');
  await ensureHasExport(ctx, account);
  // The first part comes before the answer begins: a refusal must still be able to say so.
  return writeLines(ctx, account, await readPart(ctx, account, null));
}

const readPart = (ctx: Context, { id }: Account, after: string | null) =>
  listOwnAds(ctx.db, { sellerId: id, after, limit: PART });

async function* writeLines(ctx: Context, account: Account, first: OwnAdWithPhotos[]): AsyncIterable<string> {
  // A spreadsheet takes a file for another encoding that does not begin so.
  yield BYTE_ORDER_MARK + csvLine(EXPORT_COLUMNS);
  for (let part = first; ; part = await readPart(ctx, account, part.at(-1)?.id ?? null)) {
    yield part.map((row) => writeOwnAd(row, { now: ctx.now(), origin: ctx.config.ORIGIN })).join('');
    if (part.length < PART) return;
  }
}

/** The same as one text, for programs. */
export async function exportOwnAdsAsText(ctx: Context): Promise<{ csv: string }> {
  let csv = '';
  for await (const lines of await exportOwnAds(ctx)) csv += lines;
  return { csv };
}
