import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { FieldTable } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import {
  type FilterField,
  type FilterGroup,
  isInCurrency,
  listFilters,
  listRanges,
} from '#rules/search/filters.ts';
import type { AdSearch } from '#rules/search/search-words.ts';
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
  /** They are an ad's number, and only that one is meant. */
  number?: string;
  /** What some of the ads say of the search, where there are enough to ask only some. */
  figures?: WordFigures;
};

/** Of every so many ads one was asked: so many of them have the words, and so many pass the filters as well. */
export type WordFigures = { outOf: SampleShare; having: number; found: number };

/** Of every so many ads one can be asked for words: their indexes are small (0470-words-of-some.sql). */
export const OUT_OF = [1, 16, 256, 4096] as const;
export type SampleShare = (typeof OUT_OF)[number];

/** By the index of words; for common words by looking at each ad, which the function behind the operator stands for. */
export function hasWords({ query, isCommon, number }: AskedWords): Condition {
  if (number !== undefined) return sql<boolean>`ads.number = ${number}`;
  return isCommon
    ? sql<boolean>`ts_match_vq(ads.search, ${query}::tsquery)`
    : sql<boolean>`ads.search @@ ${query}::tsquery`;
}

/**
 * Each group by which a search is narrowed, as a condition on an ad. Its amounts are in dollars: plain numbers, by which
 * the planner knows how many ads lie within. The words are apart: they have an index of their own.
 */
export function toConditions(search: AdSearch, table: FieldTable = AD_FIELDS): Map<FilterGroup, Condition> {
  const asked: Readonly<Record<string, unknown>> = search;
  const conditions = new Map<FilterGroup, Condition>();
  for (const { field, filter } of listFilters(table)) {
    const condition = toCondition(field.column ?? '', filter, asked);
    if (condition) conditions.set(filter.group as FilterGroup, condition);
  }
  return conditions;
}

function toCondition(
  column: string,
  filter: FilterField['filter'],
  asked: Readonly<Record<string, unknown>>,
): Condition | undefined {
  if (filter.by === 'flag')
    return asked[filter.group] ? sql<boolean>`${sql.ref(`ads.${column}`)}` : undefined;
  if (filter.by === 'values')
    return toValuesCondition(column, (asked[filter.group] ?? []) as readonly string[], filter.sqlType);
  if (filter.by === 'reach') return reaches(filter.sqlColumn, asked[filter.group] as string | undefined);
  const [least, most] = filter.ends.map((end) => asked[end] as number | undefined);
  return between(filter.sqlColumn ?? column, least, most);
}

function reaches(column: string, country: string | undefined): Condition | undefined {
  if (country === undefined) return undefined;
  const name = sql.ref(`ads.${column}`);
  return sql<boolean>`(${name} is null or ${country}::text = any(${name}))`;
}

function toValuesCondition(column: string, values: readonly string[], type: string): Condition | undefined {
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

const AMOUNTS = listRanges(AD_FIELDS)
  .filter(isInCurrency)
  .flatMap(({ least, most }) => [least, most]);

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
