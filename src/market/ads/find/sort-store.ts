import { type RawBuilder, sql } from 'kysely';
import type { AdSort } from '#rules/search/search-words.ts';
import type { AskedWords } from './filter-store.ts';
import type { AdsQuery } from '../ad-rows-store.ts';

/** The last ad of a page: by its value in the order and its id the next page begins. */
export type ListCursor = { value: string; id: string };

/** The orders of a list, and the one by how well the words fit. */
export type AdOrder = AdSort | 'best';

type SortColumn = 'published_at' | 'price_usd_cents' | 'price_per_gram_usd' | 'length_mm' | 'grams';
type SortOrder = { column: SortColumn; downwards: boolean; cast: string };

/** Each order has an index of its own, read from either end. An ad without a price has no place in one by price. */
const ORDERS: Record<AdSort, SortOrder> = {
  newest: { column: 'published_at', downwards: true, cast: 'timestamptz' },
  price: { column: 'price_usd_cents', downwards: false, cast: 'integer' },
  'price-down': { column: 'price_usd_cents', downwards: true, cast: 'integer' },
  'price-per-gram': { column: 'price_per_gram_usd', downwards: false, cast: 'double precision' },
  'price-per-gram-down': { column: 'price_per_gram_usd', downwards: true, cast: 'double precision' },
  longest: { column: 'length_mm', downwards: true, cast: 'integer' },
  heaviest: { column: 'grams', downwards: true, cast: 'integer' },
};

/** The ids of a list in their order, each with the value it stands by. */
export function inOrder(
  ads: AdsQuery,
  order: AdOrder,
  words: AskedWords | undefined,
  place: ListCursor | undefined,
) {
  const { value, downwards, cast } = orderedBy(order, words);
  const direction = downwards ? 'desc' : 'asc';
  const ordered = ads
    .where(sql<boolean>`${value} is not null`)
    .select(['ads.id', value.as('place')])
    .orderBy(value, direction)
    .orderBy('ads.id', direction);
  if (place === undefined) return ordered;
  const beyond = sql.raw(downwards ? '<' : '>');
  return ordered.where(
    sql<boolean>`(${value}, ads.id) ${beyond} (${place.value}::${sql.raw(cast)}, ${place.id}::uuid)`,
  );
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
type Ordered = { value: RawBuilder<unknown>; downwards: boolean; cast: string; isEverywhere: boolean };

const byColumn = ({ column, downwards, cast }: SortOrder): Ordered => ({
  value: sql`${sql.ref(`ads.${column}`)}`,
  downwards,
  cast,
  isEverywhere: false,
});

/** Words in the title weigh most. Rounded, so that the value comes back unchanged in a cursor. */
const byFit = (words: string): Ordered => ({
  value: sql`round(ts_rank(ads.search, ${words}::tsquery) * 10000)`,
  downwards: true,
  cast: 'double precision',
  isEverywhere: true,
});
