import { sql } from 'kysely';
import type { AdSort } from '#rules/ad-search.ts';
import type { AdsQuery } from './ad-rows-store.ts';

/** The last ad of a page: by its value in the order and its id the next page begins. */
export type Place = { value: string; id: string };

type SortColumn = 'published_at' | 'price_usd_cents' | 'price_per_gram_usd' | 'length_mm' | 'grams';
type Order = { column: `ads.${SortColumn}`; downwards: boolean; cast: string };

/** Each order has an index of its own, read from either end. An ad without a price has no place in one by price. */
const ORDERS: Record<AdSort, Order> = {
  newest: { column: 'ads.published_at', downwards: true, cast: 'timestamptz' },
  price: { column: 'ads.price_usd_cents', downwards: false, cast: 'integer' },
  'price-down': { column: 'ads.price_usd_cents', downwards: true, cast: 'integer' },
  'price-per-gram': { column: 'ads.price_per_gram_usd', downwards: false, cast: 'double precision' },
  'price-per-gram-down': { column: 'ads.price_per_gram_usd', downwards: true, cast: 'double precision' },
  longest: { column: 'ads.length_mm', downwards: true, cast: 'integer' },
  heaviest: { column: 'ads.grams', downwards: true, cast: 'integer' },
};

export function inOrder(ads: AdsQuery, sort: AdSort, place: Place | undefined): AdsQuery {
  const { column, downwards, cast } = ORDERS[sort];
  const direction = downwards ? 'desc' : 'asc';
  const ordered = ads.where(column, 'is not', null).orderBy(column, direction).orderBy('ads.id', direction);
  if (place === undefined) return ordered;
  const beyond = sql.raw(downwards ? '<' : '>');
  return ordered.where(
    sql<boolean>`(${sql.ref(column)}, ads.id) ${beyond} (${place.value}::${sql.raw(cast)}, ${place.id}::uuid)`,
  );
}
