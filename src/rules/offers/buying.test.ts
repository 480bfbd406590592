import { describe, expect, test } from 'vitest';
import { buyingProblem, type HairToBuy } from './buying.ts';

const ON = { isOn: true, countries: null };
const hair: HairToBuy = {
  currency: 'GBP',
  price: 420_00,
  country: 'GB',
  shipsTo: 'worldwide',
  shipsToCountries: [],
};

describe('buying at the asking price with protection', () => {
  test.each<[string, Partial<HairToBuy>, string | null, RegExp | null]>([
    ['at home', {}, 'GB', null],
    ['abroad', {}, 'DE', null],
    ['from wherever the reader lives', {}, null, null],
    ['out of India, asked in rupees', { country: 'IN', currency: 'INR', price: 2_500_000 }, 'GB', null],
    ['out of India, for a reader of whom nobody knows', { country: 'IN', currency: 'USD' }, null, null],
    [
      'inside India',
      { country: 'IN', currency: 'INR' },
      'IN',
      /^A protected sale is not possible inside India/,
    ],
    ['out of India, asked in pounds', { country: 'IN' }, 'GB', null],
    ['asked in rupees outside India', { currency: 'INR' }, 'IN', /pounds, dollars or euros/],
    ['where nobody can be paid', { country: 'RU' }, null, /between these two countries/],
    ['not sent there', { shipsTo: 'own-country' }, 'FR', /not posted to France/],
    ['no price', { price: null }, 'GB', /names no price/],
    ['too small', { price: 9_99 }, 'GB', /between £10 and £2,500/],
    ['too great', { price: 2_500_01 }, 'GB', /between £10 and £2,500/],
  ])('%s', (_, more, country, problem) => {
    const said = buyingProblem({ ...hair, ...more }, country, ON);
    if (problem === null) expect(said).toBeNull();
    else expect(said).toMatch(problem);
  });

  test('is nowhere on a site without it, nor outside its countries', () => {
    expect(buyingProblem(hair, 'GB', { isOn: false, countries: null })).not.toBeNull();
    expect(buyingProblem(hair, 'DE', { isOn: true, countries: ['GB'] })).not.toBeNull();
    expect(buyingProblem(hair, null, { isOn: true, countries: ['GB'] })).toBeNull();
  });
});
