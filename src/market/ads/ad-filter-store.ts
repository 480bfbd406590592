import { type RawBuilder, sql } from 'kysely';
import type { FilterGroup } from '#rules/ad-groups.ts';
import type { AdSearch } from '#rules/ad-search.ts';
import type { Currency } from '#rules/money.ts';
import type { AdsQuery } from './ad-rows-store.ts';

type Condition = RawBuilder<boolean>;

/** Narrows a query to what was asked: any of the values inside a group, all of the groups. */
export function withFilters(ads: AdsQuery, search: AdSearch, words: string | undefined): AdsQuery {
  const narrowed = [...conditionsOf(search).values()].reduce((query, each) => query.where(each), ads);
  return words === undefined ? narrowed : narrowed.where(hasWords(words));
}

export const hasWords = (words: string): Condition => sql<boolean>`ads.search @@ ${words}::tsquery`;

/** Each group by which a search is narrowed, as a condition on an ad. The words are apart: they have an index of their own. */
export function conditionsOf(search: AdSearch): Map<FilterGroup, Condition> {
  const dollars = (amount: number | undefined) => inDollars(amount, search.currency ?? 'USD');
  const conditions: [FilterGroup, Condition | undefined][] = [
    ['length', anyOf('band', search.length, 'hair_length')],
    ['colour', anyOf('colour', search.colour, 'hair_colour')],
    ['ethnicity', anyOf('ethnicity', search.ethnicity, 'hair_ethnicity')],
    ['texture', anyOf('texture', search.texture, 'hair_texture')],
    ['treatment', anyOf('treatment', search.treatment, 'hair_treatment')],
    ['cutState', anyOf('cut_state', search.cutState, 'cut_state')],
    ['country', anyOf('country', search.country, 'text')],
    ['lengthRange', between('length_mm', search.minLength, search.maxLength)],
    ['weight', between('grams', search.minWeight, search.maxWeight)],
    ['price', between('price_usd_cents', dollars(search.minPrice), dollars(search.maxPrice))],
    [
      'pricePerGram',
      between('price_per_gram_usd', dollars(search.minPricePerGram), dollars(search.maxPricePerGram)),
    ],
    ['measured', search.measured ? sql<boolean>`ads.measured` : undefined],
    ['offers', search.offers ? sql<boolean>`ads.open_to_offers` : undefined],
  ];
  return new Map(conditions.filter((each): each is [FilterGroup, Condition] => each[1] !== undefined));
}

function anyOf(column: string, values: readonly string[], type: string): Condition | undefined {
  if (values.length === 0) return undefined;
  const name = sql.ref(`ads.${column}`);
  const [only] = values;
  if (values.length === 1) return sql<boolean>`${name} = ${only}::${sql.raw(type)}`;
  return sql<boolean>`${name} = any(${[...values]}::${sql.raw(type)}[])`;
}

type Amount = number | RawBuilder<number> | undefined;

function between(column: string, least: Amount, most: Amount): Condition | undefined {
  const name = sql.ref(`ads.${column}`);
  const from = least === undefined ? undefined : sql<boolean>`${name} >= ${least}`;
  const to = most === undefined ? undefined : sql<boolean>`${name} <= ${most}`;
  return from && to ? sql<boolean>`(${from} and ${to})` : (from ?? to);
}

/** The database converts, by the same newest rate that the ads' own prices in dollars come from. */
function inDollars(amount: number | undefined, currency: Currency): Amount {
  // A plain number, so that the planner knows how many ads lie within.
  if (amount === undefined || currency === 'USD') return amount;
  return sql<number>`(select usd_cents(${amount}::integer, ${currency}::currency))`;
}
