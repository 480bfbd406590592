import fc from 'fast-check';
import type { Market } from '#market/market.ts';
import { AD_SORTS, type AdSearch, ANY_AD } from '#rules/search/search-words.ts';
import type { AdCard } from '#market/ads/ad-view.ts';
import {
  CUT_STATES,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  HAIR_LENGTHS,
  TEXTURES,
  TREATMENTS,
} from '#rules/hair/values.ts';
import { CURRENCIES, FIXTURE_RATES } from '#rules/money/money.ts';
import { COMPLETE_AD, type NewAd } from './ad-rows.ts';
import { DAY_MS } from '#rules/time.ts';

const COUNTRIES = ['IN', 'GB', 'US', 'DE', 'VN'];
const TOWNS = ['Chennai', 'Bristol', 'Austin', 'Leipzig', 'Hanoi'];

type Where = { sellerId: string; now: Date };

/** Ads of every kind, always the same ones. */
export function someAds(count: number, where: Where): NewAd[] {
  return fc
    .sample(
      fc.record({
        colour: fc.constantFrom(...HAIR_COLOURS),
        ethnicity: fc.constantFrom(...HAIR_ETHNICITIES),
        texture: fc.constantFrom(...TEXTURES),
        treatment: fc.constantFrom(...TREATMENTS),
        length_mm: fc.integer({ min: 25, max: 1000 }),
        grams: fc.integer({ min: 5, max: 400 }),
        price: fc.option(fc.integer({ min: 100, max: 90_000 })),
        currency: fc.constantFrom(...CURRENCIES),
        measured: fc.boolean(),
        open_to_offers: fc.boolean(),
        place: fc.integer({ min: 0, max: 4 }),
        ships_to: fc.constantFrom('own-country' as const, 'worldwide' as const, 'countries' as const),
        status: fc.constantFrom('live' as const, 'live' as const, 'live' as const, 'sold' as const),
        isStale: fc.integer({ min: 0, max: 9 }),
        isUncut: fc.boolean(),
        days: fc.integer({ min: 0, max: 6 }),
      }),
      { numRuns: count, seed: 5 },
    )
    .map(({ place, isStale, isUncut, days, status, ...facts }, number) =>
      adNumber(where, number, {
        ...facts,
        status,
        // A price and a place in time may be shared, so that order falls to the id.
        price: facts.price === null ? null : Math.ceil(facts.price / 5000) * 5000,
        open_to_offers: facts.price === null || facts.open_to_offers,
        country: COUNTRIES[place] ?? 'IN',
        town: TOWNS[place] ?? null,
        ships_to_countries: facts.ships_to === 'countries' ? ['US', 'DE'] : [],
        published_at: new Date(where.now.getTime() - days * DAY_MS - 1000),
        expires_at: new Date(
          where.now.getTime() + (isStale === 0 && status === 'live' ? -DAY_MS : 60 * DAY_MS),
        ),
        ...(status === 'sold' ? { sold_at: where.now } : {}),
        ...(isUncut
          ? { cut_state: 'uncut', to_be_cut_by: 'salon', circumference_mm: 100, roots_tied: null }
          : {}),
      }),
    );
}

export function adNumber(where: Where, number: number, facts: Partial<NewAd>): NewAd {
  return {
    ...COMPLETE_AD,
    seller_id: where.sellerId,
    status: 'live',
    published_at: new Date(where.now.getTime() - 40 * DAY_MS),
    expires_at: new Date(where.now.getTime() + 40 * DAY_MS),
    title:
      number % 40 === 0 ? `A ponytail, number ${number}` : `A silky long braid, smoke free home, ${number}`,
    ...facts,
  };
}

/** Any filters and any order. */
export function anySearch(): fc.Arbitrary<AdSearch> {
  const some = <Value>(values: readonly Value[]) =>
    fc.subarray([...values], { maxLength: Math.min(values.length, 3) });
  const range = (max: number) => fc.integer({ min: 1, max });
  return fc
    .record(
      {
        length: some(HAIR_LENGTHS),
        colour: some(HAIR_COLOURS),
        ethnicity: some(HAIR_ETHNICITIES),
        texture: some(TEXTURES),
        treatment: some(TREATMENTS),
        cutState: some(CUT_STATES),
        country: some(COUNTRIES),
        to: fc.constantFrom(...COUNTRIES),
        minLength: range(900),
        maxLength: range(1000),
        minWeight: range(300),
        maxWeight: range(400),
        minPrice: range(50_000),
        maxPrice: range(90_000),
        minPricePerGram: range(500),
        maxPricePerGram: range(2_000),
        currency: fc.constantFrom(...CURRENCIES),
        measured: fc.boolean(),
        offers: fc.boolean(),
        sold: fc.boolean(),
        sort: fc.constantFrom(...AD_SORTS),
        limit: fc.constantFrom(7, 24, 100),
      },
      { requiredKeys: [] },
    )
    .map((search) => ({ ...ANY_AD, ...search }));
}

const dollars = (amount: number, currency: (typeof CURRENCIES)[number]) =>
  Math.round(amount / FIXTURE_RATES.perUsd[currency]);

/** Whether an ad is what was asked for, looked at by itself. */
export function fits(ad: AdCard, search: AdSearch): boolean {
  const any = (values: readonly unknown[], value: unknown) => values.length === 0 || values.includes(value);
  const within = (value: number | null, least: number | undefined, most: number | undefined) =>
    (least === undefined && most === undefined) ||
    (value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity));
  const inDollars = (amount: number | undefined) =>
    amount === undefined ? undefined : dollars(amount, search.currency ?? 'USD');
  const price = ad.price === null ? null : dollars(ad.price, ad.currency);
  const perGram = price === null ? null : Math.round((price / ad.grams) * 100) / 100;
  return (
    (search.sold || ad.status === 'live') &&
    any(search.length, ad.band) &&
    any(search.colour, ad.colour) &&
    any(search.ethnicity, ad.ethnicity) &&
    any(search.texture, ad.texture) &&
    any(search.treatment, ad.treatment) &&
    any(search.cutState, ad.cutState) &&
    any(search.country, ad.country) &&
    (search.to === undefined ||
      ad.shipsTo === 'worldwide' ||
      ad.country === search.to ||
      ad.shipsToCountries.includes(search.to)) &&
    within(ad.lengthMm, search.minLength, search.maxLength) &&
    within(ad.grams, search.minWeight, search.maxWeight) &&
    within(price, inDollars(search.minPrice), inDollars(search.maxPrice)) &&
    within(perGram, inDollars(search.minPricePerGram), inDollars(search.maxPricePerGram)) &&
    (!search.measured || ad.measured) &&
    (!search.offers || ad.openToOffers)
  );
}

/** What an ad stands by in the order; null where it has no place in it. */
export function toSortKey(ad: AdCard, search: AdSearch): number | null {
  const price = ad.price === null ? null : dollars(ad.price, ad.currency);
  if (search.sort === 'newest' || search.sort === 'oldest') return Date.parse(ad.publishedAt ?? '');
  if (search.sort === 'longest' || search.sort === 'shortest') return ad.lengthMm;
  if (search.sort === 'heaviest' || search.sort === 'lightest') return ad.grams;
  if (search.sort.startsWith('price-per-gram'))
    return price === null ? null : Math.round((price / ad.grams) * 100) / 100;
  return price;
}

export function readGroupValue(ad: AdCard, group: 'colour' | 'length' | 'texture' | 'country') {
  return group === 'length' ? ad.band : ad[group];
}

/** All ads of a search, page by page. */
export async function walkAds({ ads }: Pick<Market, 'ads'>, asked: AdSearch): Promise<AdCard[]> {
  const walked: AdCard[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await ads.browse({ ...asked, ...(after && { after }) });
    walked.push(...page.items);
    after = page.next;
  }
  return walked;
}
