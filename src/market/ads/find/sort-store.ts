import { type RawBuilder, sql } from 'kysely';
import type { AdSort } from '#rules/search/search-words.ts';
import type { AskedWords } from './filter-store.ts';
import type { AdsQuery } from '../ad-rows-store.ts';
import type { Cursor, CursorType } from '../../cursor.ts';
import { isBeyond } from '../../sql/cursor-sql.ts';

/** The orders of a list, and the one by how well the words fit. */
export type AdOrder = AdSort | 'best';

type SortColumn = 'published_at' | 'price_usd_cents' | 'price_per_gram_usd' | 'length_mm' | 'grams';
type SortOrder = { column: SortColumn; downwards: boolean; type: CursorType };

/** Each order has an index of its own, read from either end. An ad without a price has no place in one by price. */
const ORDERS: Record<AdSort, SortOrder> = {
  newest: { column: 'published_at', downwards: true, type: 'timestamptz' },
  price: { column: 'price_usd_cents', downwards: false, type: 'integer' },
  'price-down': { column: 'price_usd_cents', downwards: true, type: 'integer' },
  'price-per-gram': { column: 'price_per_gram_usd', downwards: false, type: 'double precision' },
  'price-per-gram-down': { column: 'price_per_gram_usd', downwards: true, type: 'double precision' },
  longest: { column: 'length_mm', downwards: true, type: 'integer' },
  shortest: { column: 'length_mm', downwards: false, type: 'integer' },
  heaviest: { column: 'grams', downwards: true, type: 'integer' },
  lightest: { column: 'grams', downwards: false, type: 'integer' },
  oldest: { column: 'published_at', downwards: false, type: 'timestamptz' },
};

/** The ids of a list in their order, each with the value it stands by. */
export function inOrder(
  ads: AdsQuery,
  order: AdOrder,
  words: AskedWords | undefined,
  cursor: Cursor | undefined,
) {
  const by = orderedBy(order, words);
  const { value, downwards } = by;
  const direction = downwards ? 'desc' : 'asc';
  const ordered = ads
    .where(sql<boolean>`${value} is not null`)
    .select(['ads.id', value.as('place')])
    .orderBy(value, direction)
    .orderBy('ads.id', direction);
  return cursor === undefined ? ordered : ordered.where(isBeyond({ ...by, id: sql`ads.id` }, cursor));
}

/** An ad has a place in the order. */
export const hasSortValue = (sort: AdSort) =>
  sql<boolean>`${sql.ref(`ads.${ORDERS[sort].column}`)} is not null`;

/** The order is by price, and leaves out ads that have none. */
export const isByPrice = (sort: AdSort): boolean => ORDERS[sort].column.startsWith('price');

/** Which way the order goes, for lists that are put together from two. */
export const isDownwards = (order: AdOrder): boolean => order === 'best' || ORDERS[order].downwards;

/** The value that ads stand by in an order. */
export const orderedBy = (order: AdOrder, words: AskedWords | undefined): Ordered =>
  order === 'best' ? byFit(words?.query ?? '') : byColumn(ORDERS[order]);

/** `isEverywhere`: no ad lacks the value. */
type Ordered = { value: RawBuilder<unknown>; downwards: boolean; type: CursorType; isEverywhere: boolean };

const byColumn = ({ column, downwards, type }: SortOrder): Ordered => ({
  value: sql`${sql.ref(`ads.${column}`)}`,
  downwards,
  type,
  isEverywhere: false,
});

/** Words in the title weigh most. Rounded, so that the value comes back unchanged in a cursor. */
const byFit = (words: string): Ordered => ({
  value: sql`round(ts_rank(ads.search, ${words}::tsquery) * 10000)`,
  downwards: true,
  type: 'double precision',
  isEverywhere: true,
});
