import type { BulkMove } from './move-from-form.ts';

/** The fetcher of all ticked ads. */
export const TICKED_KEY = 'ticked-ads';

/** The fetcher of one ad: each goes its own way. */
export const toMoveKey = (adId: string): string => `ad ${adId}`;

/** What the form of a fetcher wants done, while it is on its way. */
export function readEvent(form: FormData | undefined): string | undefined {
  const event = form?.get('event');
  return typeof event === 'string' ? event : undefined;
}

/** What became of one step, or of the same step for several ads. */
export const listMoves = (answer: object | undefined): readonly BulkMove[] => {
  if (!answer) return [];
  const { moved, results } = answer as { moved?: BulkMove; results?: BulkMove[] };
  return results ?? (moved ? [moved] : []);
};

/** As a sentence ends. */
export const describeFeatured = (isFeatured: boolean): string =>
  isFeatured ? 'featured' : 'no longer featured';
