import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { FilterGroup } from '#rules/search/filter-fields.ts';
import type { AdSearch } from '#rules/search/ad-search.ts';
import type { AdsQuery } from '../ad-rows-store.ts';

type Condition = RawBuilder<boolean>;

/** Narrows a query to what was asked: any of the values inside a group, all of the groups. */
export function withFilters(ads: AdsQuery, search: AdSearch, words: AskedWords | undefined): AdsQuery {
  const narrowed = [...toConditions(search).values()].reduce((query, each) => query.where(each), ads);
  return words === undefined ? narrowed : narrowed.where(hasWords(words));
}

/** Words as the database is asked for them. So many ads have common ones that walking the list finds them sooner. */
export type AskedWords = {
  query: string;
  isCommon: boolean;
  /** What the newest ads say of the search, where they were looked at. */
  sample?: SampleFigures;
};

/** So many ads were looked at: so many pass the filters, have the words, and both. `rarest`: those with the rarest word. */
export type SampleFigures = {
  looked: number;
  passing: number;
  having: number;
  found: number;
  rarest: number;
};

/** By the index of words; for common words by looking at each ad, which the function behind the operator stands for. */
export const hasWords = ({ query, isCommon }: AskedWords): Condition =>
  isCommon
    ? sql<boolean>`ts_match_vq(ads.search, ${query}::tsquery)`
    : sql<boolean>`ads.search @@ ${query}::tsquery`;

/**
 * Each group by which a search is narrowed, as a condition on an ad. Its amounts are in dollars: plain numbers, by which
 * the planner knows how many ads lie within. The words are apart: they have an index of their own.
 */
export function toConditions(search: AdSearch): Map<FilterGroup, Condition> {
  const conditions: [FilterGroup, Condition | undefined][] = [
    ['length', isAnyOf('band', search.length, 'hair_length')],
    ['colour', isAnyOf('colour', search.colour, 'hair_colour')],
    ['ethnicity', isAnyOf('ethnicity', search.ethnicity, 'hair_ethnicity')],
    ['texture', isAnyOf('texture', search.texture, 'hair_texture')],
    ['treatment', isAnyOf('treatment', search.treatment, 'hair_treatment')],
    ['cutState', isAnyOf('cut_state', search.cutState, 'cut_state')],
    ['country', isAnyOf('country', search.country, 'text')],
    ['lengthRange', between('length_mm', search.minLength, search.maxLength)],
    ['weight', between('grams', search.minWeight, search.maxWeight)],
    ['price', between('price_usd_cents', search.minPrice, search.maxPrice)],
    ['pricePerGram', between('price_per_gram_usd', search.minPricePerGram, search.maxPricePerGram)],
    ['measured', search.measured ? sql<boolean>`ads.measured` : undefined],
    ['offers', search.offers ? sql<boolean>`ads.open_to_offers` : undefined],
  ];
  return new Map(conditions.filter((each): each is [FilterGroup, Condition] => each[1] !== undefined));
}

function isAnyOf(column: string, values: readonly string[], type: string): Condition | undefined {
  if (values.length === 0) return undefined;
  const name = sql.ref(`ads.${column}`);
  const [only] = values;
  if (values.length === 1) return sql<boolean>`${name} = ${only}::${sql.raw(type)}`;
  return sql<boolean>`${name} = any(${[...values]}::${sql.raw(type)}[])`;
}

function between(column: string, least: number | undefined, most: number | undefined): Condition | undefined {
  const name = sql.ref(`ads.${column}`);
  const from = least === undefined ? undefined : sql<boolean>`${name} >= ${least}`;
  const to = most === undefined ? undefined : sql<boolean>`${name} <= ${most}`;
  return from && to ? sql<boolean>`(${from} and ${to})` : (from ?? to);
}

const AMOUNTS = ['minPrice', 'maxPrice', 'minPricePerGram', 'maxPricePerGram'] as const;

/** The search with its amounts in dollars, by the same newest rate that the ads' own prices in dollars come from. */
export async function withDollars(db: Database, search: AdSearch): Promise<AdSearch> {
  const named = AMOUNTS.filter((name) => search[name] !== undefined);
  if (named.length === 0 || (search.currency ?? 'USD') === 'USD') return search;
  const { rows } = await sql<{ dollars: number }>`
    select usd_cents(amount, ${search.currency}::currency) as dollars
    from unnest(${named.map((name) => search[name])}::integer[]) with ordinality as given (amount, place)
    order by place`.execute(db);
  const amounts = Object.fromEntries(named.map((name, place) => [name, rows[place]?.dollars]));
  return { ...search, ...amounts, currency: 'USD' };
}
