import { expect, test } from 'vitest';
import { type AdFacts, NO_FACTS, type PhotoChoice } from '../ads/ad-facts.ts';
import { isOfferedFor } from './offered-facts.ts';

const photo = (id: string, more: Partial<PhotoChoice> = {}): PhotoChoice => ({
  id,
  tape: false,
  slot: null,
  ...more,
});
const HAIR: AdFacts = {
  ...NO_FACTS,
  price: 420_00,
  currency: 'GBP',
  lengthMm: 711,
  weightGrams: 160,
  colour: 'black',
  treatment: 'virgin',
  description: 'One length.',
  openToOffers: true,
  photos: [photo('one'), photo('two')],
};
const isChanged = (change: Partial<AdFacts>) => isOfferedFor(HAIR, { ...HAIR, ...change });

test.each<[string, Partial<AdFacts>]>([
  ['the price', { price: 419_99 }],
  ['no price any more', { price: null }],
  ['the currency', { currency: 'EUR' }],
  ['the length', { lengthMm: 686 }],
  ['the weight', { weightGrams: 159 }],
  ['the colour', { colour: 'brown' }],
  ['the treatment', { treatment: 'dyed' }],
  ['a photo more', { photos: [...HAIR.photos, photo('three')] }],
  ['a photo less', { photos: [photo('one')] }],
  ['another photo', { photos: [photo('one'), photo('three')] }],
])('%s: an offer was made for other hair', (_, change) => expect(isChanged(change)).toBe(true));

test.each<[string, Partial<AdFacts>]>([
  ['nothing', {}],
  ['other words', { description: 'One length, washed twice a week.' }],
  ['the lowest offer', { offerFloor: 300_00 }],
  ['where it is', { town: 'Leeds' }],
  ['the order of the photos, and what they show', { photos: [photo('two'), photo('one', { tape: true })] }],
])('%s: what was offered for is as it was', (_, change) => expect(isChanged(change)).toBe(false));
