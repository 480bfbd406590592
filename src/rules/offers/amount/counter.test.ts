import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../refusal.ts';
import { counterProblem, type Haggle } from './counter.ts';
import { onAdProblem } from '../offer.ts';
import type { OfferTerms } from './offer-figure.ts';

const terms: OfferTerms = {
  currency: 'GBP',
  price: 420_00,
  isOpenToOffers: true,
  floor: null,
  exportFloor: null,
};
const around = { zone: 'UTC', now: new Date('2026-11-13T14:05:00Z') };
const say = (refusal: Refusal | undefined) => refusal && `${refusal.code}: ${refusal.message}`;

describe('another price', () => {
  const ask = (amount: number, haggle: Partial<Haggle> = {}, on: Partial<OfferTerms> = {}) =>
    say(counterProblem(amount, { buyersLast: 350_00, sellersLast: null, ...haggle }, { ...terms, ...on }));
  const BETWEEN = 'invalid: Choose a price between £350 and £420.';
  test.each([
    [350_00, BETWEEN],
    [350_01, undefined],
    [420_00, undefined],
    [420_01, BETWEEN],
  ])('the seller asks for %d first', (amount, sentence) => expect(ask(amount)).toBe(sentence));

  const NEARER = 'invalid: Choose a price between £350 and £400.';
  test.each([
    [350_00, NEARER],
    [350_01, undefined],
    [399_99, undefined],
    [400_00, NEARER],
  ])('%d after the seller asked for £400', (amount, sentence) => {
    expect(ask(amount, { sellersLast: 400_00 })).toBe(sentence);
    expect(ask(amount, { sellersLast: 400_00 })).toBe(sentence);
  });
  test('where no price is asked, only the offer binds', () => {
    expect(ask(350_00, {}, { price: null })).toBe('invalid: Choose a price above £350.');
    expect(ask(20_000_00, {}, { price: null })).toBeUndefined();
    expect(ask(20_000_01, {}, { price: null })).toMatch('Write the offer as an amount');
  });
  test('where nothing lies between, a yes or a no is left', () => {
    expect(ask(420_00, { buyersLast: 420_00 })).toBe(
      'invalid: There is no price left in between. Say yes or no.',
    );
    expect(ask(350_01, { sellersLast: 350_01 })).toBe(
      'invalid: There is no price left in between. Say yes or no.',
    );
  });
  test('the law of India binds it, too', () =>
    expect(ask(360_00, {}, { exportFloor: 360_01 })).toBe(
      'invalid: Hair may not leave India for less than £360.01 for this weight.',
    ));
  test('of a buyer counts as one of three', () => {
    const nextAt = new Date('2026-12-03T09:00:00Z');
    expect(onAdProblem({ count: 2, nextAt }, around)).toBeUndefined();
    expect(onAdProblem({ count: 3, nextAt }, around)?.code).toBe('too-many');
  });
});
