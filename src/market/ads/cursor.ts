import { z } from 'zod';
import type { AdSort } from '#rules/ad-search.ts';
import type { AdCardRow } from './ad-rows-store.ts';
import type { Place } from './ad-sort-store.ts';

/** What the order of a page is by, as text that comes back unchanged. */
const VALUE_OF: Record<AdSort, (row: AdCardRow) => string> = {
  newest: (row) => row.published_at?.toISOString() ?? '',
  price: (row) => String(row.price_usd_cents),
  'price-down': (row) => String(row.price_usd_cents),
  'price-per-gram': (row) => String(row.price_per_gram_usd),
  'price-per-gram-down': (row) => String(row.price_per_gram_usd),
  longest: (row) => String(row.length_mm),
  heaviest: (row) => String(row.grams),
};

const Time = z.iso.datetime();
const Amount = z.string().regex(/^\d{1,9}(?:\.\d{1,6})?$/);
const Cursor = z.tuple([z.string(), z.union([Time, Amount]), z.uuid()]);

/** Opaque to whoever carries it; it holds the order it belongs to, so that it is not taken for another one's. */
export function writeCursor(row: AdCardRow, sort: AdSort): string {
  return Buffer.from(JSON.stringify([sort, VALUE_OF[sort](row), row.id])).toString('base64url');
}

/** Where to go on; undefined, the beginning, for one that is broken or of another order. */
export function readCursor(cursor: string | undefined, sort: AdSort): Place | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [of, value, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const isOfThisOrder = of === sort && Time.safeParse(value).success === (sort === 'newest');
    return isOfThisOrder ? { value, id } : undefined;
  } catch {
    return undefined;
  }
}
