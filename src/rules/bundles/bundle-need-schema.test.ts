import { describe, expect, it } from 'vitest';
import { check } from '../check-input.ts';
import { EXAMPLE_NEED } from './bundle-need.ts';
import { FindBundles } from './bundle-need-schema.ts';
import { writeNeed } from './bundle-need-words.ts';

const example = Object.fromEntries(new URLSearchParams(writeNeed(EXAMPLE_NEED)));
const problemsOf = (change: Record<string, unknown>) => {
  try {
    check(FindBundles, { ...example, ...change });
  } catch (error) {
    return (error as { fields: Record<string, string[]> }).fields;
  }
  return {};
};

describe('a need in an address', () => {
  it('comes back as it was written', () => {
    expect(check(FindBundles, example)).toEqual(EXAMPLE_NEED);
    const other = {
      ...EXAMPLE_NEED,
      halfInches: 33,
      spread: 0,
      colours: ['black', 'brown'] as const,
      ethnicities: ['indian'] as const,
      isOneType: false,
      isOnlyCut: true,
      country: 'IN',
      budget: { amount: 9_050_50, currency: 'INR' } as const,
      parcel: { amount: 0, currency: 'INR' } as const,
      order: 'alike' as const,
    };
    expect(check(FindBundles, Object.fromEntries(new URLSearchParams(writeNeed(other))))).toEqual(other);
  });

  it('is read as people and programs say it', () => {
    const said = {
      grams: 170,
      length: '40.5 cm',
      colour: ['black', 'red, black'],
      texture: 'straight',
      treatment: 'virgin',
      types: ['mixed', 'one'],
      measured: true,
      to: 'FR',
    };
    expect(check(FindBundles, said)).toMatchObject({
      grams: 170,
      halfInches: 32,
      spread: 6,
      colours: ['black', 'red'],
      isOneType: true,
      isOnlyMeasured: true,
      budget: null,
      parcel: { amount: 11_00, currency: 'EUR' },
      order: 'cheapest',
    });
  });

  it.each([
    [{ grams: '19' }, { grams: ['Enter 20 to 600 grams.'] }],
    [{ grams: 601 }, { grams: ['Enter 20 to 600 grams.'] }],
    [{ grams: undefined }, { grams: ['Enter 20 to 600 grams.'] }],
    [{ grams: { $gt: 1 } }, { grams: ['Enter 20 to 600 grams.'] }],
    [{ length: '4.5' }, { length: ['Enter 5 to 40 inches.'] }],
    [{ length: 'long' }, { length: ['Enter 5 to 40 inches.'] }],
    [{ spread: '7' }, { spread: ['Hair more than 6 in apart does not go into one piece.'] }],
    [{ colour: '' }, { colour: ['Choose at least one colour.'] }],
    [{ colour: 'green' }, { colour: ['Choose at least one colour.'] }],
    [{ texture: [] }, { texture: ['Choose at least one texture.'] }],
    [{ treatment: undefined }, { treatment: ['Choose at least one treatment.'] }],
    [{ to: '' }, { to: ['Say where it must be sent.'] }],
    [{ to: 'ZZ' }, { to: ['Say where it must be sent.'] }],
    [{ budget: '0' }, { budget: ['Enter a budget or leave it empty.'] }],
    [{ parcel: '-1' }, { parcel: ['Enter what a parcel costs, or 0.'] }],
    [{ hidden: '1' }, { hidden: ['There is no such field.'] }],
  ])('%j is answered at its field', (change, sentences) => {
    expect(problemsOf(change)).toEqual(sentences);
  });

  it('takes black and red together: each set is all of one', () => {
    expect(problemsOf({ colour: 'black,red' })).toEqual({});
  });
});
