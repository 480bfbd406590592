import { sql } from 'kysely';
import type { AdSearch } from '#rules/ad-search.ts';
import type { Currency } from '#rules/money.ts';
import type { AdsQuery } from './ad-rows-store.ts';

/** Narrows a query to what was asked: any of the values inside a group, all of the groups. */
export function withFilters(ads: AdsQuery, search: AdSearch): AdsQuery {
  const dollars = (amount: number | undefined) => inDollars(amount, search.currency ?? 'USD');
  return [
    anyOf('ads.band', search.length),
    anyOf('ads.colour', search.colour),
    anyOf('ads.ethnicity', search.ethnicity),
    anyOf('ads.texture', search.texture),
    anyOf('ads.treatment', search.treatment),
    anyOf('ads.cut_state', search.cutState),
    anyOf('ads.country', search.country),
    between('ads.length_mm', search.minLength, search.maxLength),
    between('ads.grams', search.minWeight, search.maxWeight),
    between('ads.price_usd_cents', dollars(search.minPrice), dollars(search.maxPrice)),
    between('ads.price_per_gram_usd', dollars(search.minPricePerGram), dollars(search.maxPricePerGram)),
    search.measured ? (query: AdsQuery) => query.where('ads.measured', '=', true) : unchanged,
    search.offers ? (query: AdsQuery) => query.where('ads.open_to_offers', '=', true) : unchanged,
    search.q === undefined ? unchanged : withWords(search.q),
  ].reduce((query, narrow) => narrow(query), ads);
}

type Narrow = (query: AdsQuery) => AdsQuery;
const unchanged: Narrow = (query) => query;

type GroupColumn = 'band' | 'colour' | 'ethnicity' | 'texture' | 'treatment' | 'cut_state' | 'country';

function anyOf(column: `ads.${GroupColumn}`, values: readonly string[]): Narrow {
  return values.length === 0 ? unchanged : (query) => query.where(column, 'in', values as never[]);
}

type NumberColumn = 'length_mm' | 'grams' | 'price_usd_cents' | 'price_per_gram_usd';
type Amount = number | ReturnType<typeof inDollars>;

function between(column: `ads.${NumberColumn}`, least: Amount, most: Amount): Narrow {
  return (query) => {
    const from = least === undefined ? query : query.where(column, '>=', least as never);
    return most === undefined ? from : from.where(column, '<=', most as never);
  };
}

/** The database converts, by the same newest rate that the ads' own prices in dollars come from. */
function inDollars(amount: number | undefined, currency: Currency) {
  if (amount === undefined) return undefined;
  return sql<number>`usd_cents(${amount}::integer, ${currency}::currency)`;
}

const withWords =
  (words: string): Narrow =>
  (query) =>
    query.where(sql<boolean>`ads.search @@ websearch_to_tsquery('hair_words', ${words})`);
