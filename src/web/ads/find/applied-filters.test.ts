import { expect, test } from 'vitest';
import { findCategory } from '#rules/hair/hair-words.ts';
import { appliedFilters } from './applied-filters.ts';
import { toListAddress, toSearchQuery } from './listing.ts';
import { readListing } from './read-listing.ts';

const listing = (query: string) => readListing('/all-ads', new URLSearchParams(query)).listing;
const labels = (query: string) => appliedFilters(listing(query)).map(({ label }) => label);

test.each([
  ['', []],
  ['sort=price&after=abc', []],
  ['q=soft', ['“soft”']],
  ['colour=black&colour=brown', ['Black', 'Brown']],
  ['ethnicity=indian&cutState=uncut&country=IN', ['Indian', 'Not cut yet', 'India']],
  ['maxPrice=400&currency=GBP', ['up to £400']],
  ['minWeight=100', ['from 100 g']],
  ['minLength=20&maxLength=25', ['20 in to 25 in']],
  ['minLength=25&maxLength=20', []],
  ['measured=1&sold=1', ['Measured', 'Including sold']],
])('%s narrows by %j', (query, expected) => expect(labels(query)).toEqual(expected));

test('a filter knows the address without it, from the start of the list', () => {
  const asked = listing('colour=brown,black&sort=price&after=abc');
  const [black] = appliedFilters(asked);
  expect(black && toListAddress(asked, black.without)).toBe('/all-ads?colour=brown&sort=price');
});

test('the group that the page is about is no filter', () => {
  const category = findCategory('colour', 'black');
  if (!category) throw new Error('black hair has a page');
  const asked = new URLSearchParams('colour=red&texture=wavy');
  const { listing: black, search } = readListing(category.url, asked, { category });
  expect(search.colour).toEqual(['black']);
  expect(appliedFilters(black).map(({ label }) => label)).toEqual(['Wavy']);
  expect(toListAddress(black, black.query, 'xyz')).toBe(`${category.url}?texture=wavy&after=xyz`);
});

const GERMANY = { country: 'DE', name: 'Germany' };

test.each([
  ['', null, undefined, ''],
  ['to=DE', null, 'DE', 'to=DE'],
  ['to=ZZ', null, undefined, ''],
  ['', GERMANY, 'DE', ''],
  ['to=DE', GERMANY, 'DE', ''],
  ['to=FR', GERMANY, 'FR', 'to=FR'],
  ['to=any', GERMANY, undefined, 'to=any'],
  ['to=any&to=DE', GERMANY, 'DE', ''],
  ['to=any', null, undefined, ''],
])('%j with %j at home looks for what is posted to %s: %j', (query, home, to, kept) => {
  const asked = readListing('/all-ads', new URLSearchParams(query), { home });
  expect([asked.search.to, asked.listing.query]).toEqual([to, kept]);
  const [chip] = appliedFilters(asked.listing);
  if (to === undefined) return expect(chip).toBeUndefined();
  // One tap takes it off, also where it was there by itself.
  const without = readListing('/all-ads', new URLSearchParams(chip?.without), { home });
  expect(without.search.to).toBeUndefined();
  expect(toSearchQuery(asked.listing).get('to')).toBe(to);
});

test('what makes no sense is not carried on', () => {
  const asked = listing('colour=purple&minPrice=cheap&maxPrice=&currency=GBP&utm=1&sort=odd');
  expect(toListAddress(asked, asked.query)).toBe('/all-ads');
});
