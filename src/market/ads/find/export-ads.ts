import { toCsvCell } from '#rules/ads/fields/csv-cell.ts';
import { isOnCard, listFields } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { AdSearch } from '#rules/search/search-words.ts';
import { type CsvCell, csvLine } from '#rules/text/csv/csv.ts';
import type { AdCard } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { type AdPage, browseAds } from './browse-ads.ts';

/** Read in parts, so that the file may be long and the memory stays small. */
const PART = 500;

type Columns = Readonly<Record<string, (ad: AdCard) => CsvCell>>;

/** Everything that lists tell of an ad, by the names that the API and an upload use. */
const COLUMNS: Columns = {
  id: ({ id }) => id,
  number: ({ number }) => number,
  url: ({ url }) => url,
  status: ({ status }) => status,
  ...Object.fromEntries(
    listFields(AD_FIELDS)
      .filter(([, field]) => isOnCard(field))
      .map(([name, field]) => [
        field.wire ?? name,
        (ad: AdCard) => toCsvCell(field, (ad as Readonly<Record<string, unknown>>)[name]),
      ]),
  ),
  featured: ({ featured }) => (featured ? 'yes' : 'no'),
  publishedAt: ({ publishedAt }) => publishedAt,
  soldAt: ({ soldAt }) => soldAt,
};

/** A list of ads from its start, as lines of a CSV file, for those whose plan has it. */
export async function exportAds(ctx: Context, asked: AdSearch): Promise<AsyncIterable<string>> {
  const account = ensureMayLook(ctx.viewer, 'use trade tools');
  const { limits } = await findPlan(ctx, account);
  if (limits.csvRows === 0)
    throw new Refusal(
      'payment-required',
      'Lists as a CSV file come with the plans Trade and Certified Buyer.',
    );
  const list = (after?: string) => browseAds(ctx, { ...asked, after, limit: PART });
  // The first part comes before the answer begins: a refusal must still be able to say so.
  return writeLines(await list(), list, limits.csvRows);
}

async function* writeLines(
  first: AdPage,
  list: (after: string) => Promise<AdPage>,
  most: number,
): AsyncIterable<string> {
  const cells = Object.values(COLUMNS);
  yield csvLine(Object.keys(COLUMNS));
  let left = most;
  for (let page = first; ; page = await list(page.next)) {
    const rows = page.items.slice(0, left);
    yield rows.map((ad) => csvLine(cells.map((cell) => cell(ad)))).join('');
    left -= rows.length;
    if (page.next === null || left <= 0) return;
  }
}
