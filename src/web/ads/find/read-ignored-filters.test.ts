import { expect, test } from 'vitest';
import { readIgnoredFilters } from './read-ignored-filters.ts';
import { readListing } from './read-listing.ts';

const told = (query: string) => {
  const asked = new URLSearchParams(query);
  return readIgnoredFilters(asked, readListing('/all-ads', asked).search);
};

test.each([
  ['', []],
  ['colour=black&minPrice=&utm=1&measured=0&currency=GBP&limit=9999', []],
  ['colour=purple,black', ['colour “purple”']],
  ['ethnicity=martian&sort=odd', ['hair type “martian”', 'order “odd”']],
  ['minPrice=-5&maxPrice=99999999999999999999', ['price from “-5”', 'price to “99999999999999999999”']],
  ['minLength=30&maxLength=20', ['length from “30”', 'length to “20”']],
  ['after=!!!', ['page “!!!”']],
  ['q=black%00', ['words “black□”']],
  [`texture=${'x'.repeat(500)}`, [`texture “${'x'.repeat(30)}…”`]],
  ['colour=a&colour=b&colour=c&colour=d&colour=e', ['colour “a”', 'colour “b”', 'colour “c”', 'colour “d”']],
])('of %s it is told that %j was left out', (query, expected) => expect(told(query)).toEqual(expected));
