import { EXPORT_COLUMNS, writeFact } from '#rules/ads/import/columns.ts';
import { statusAt } from '#rules/ads/state.ts';
import { adUrl } from '#rules/ads/title.ts';
import { csvLine } from '#rules/text/csv/csv.ts';
import { readAdFacts, toAdLife } from '../ad-facts-row.ts';
import type { OwnAdWithPhotos } from './own-ads-store.ts';
import { isSubmittable } from './try-row.ts';

/** An ad as a line of the file of one's own ads. */
export function writeOwnAd(row: OwnAdWithPhotos, { now, origin }: { now: Date; origin: string }): string {
  const facts = readAdFacts(row, row.photos);
  const status = statusAt(toAdLife(row), now);
  const told: Readonly<Record<string, string>> = {
    id: row.id,
    version: String(row.version),
    status,
    url: `${origin}${adUrl(row.id, row.slug)}`,
    submit: isSubmittable(status) ? 'no' : 'yes',
  };
  return csvLine(EXPORT_COLUMNS.map((column) => told[column] ?? writeFact(column, facts)));
}
