import fc from 'fast-check';
import { PAYMENT_WAYS } from '#rules/ads/fields/payment-ways.ts';
import { PHOTO_SLOTS } from '#rules/ads/photos/photo.ts';
import * as hair from '#rules/hair/values.ts';
import { CURRENCIES } from '#rules/money/money.ts';

const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const chosen = <Value>(of: readonly Value[]) => orNull(fc.constantFrom(...of));
/** Also fractions, and the largest there are. */
const cents = fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 100, max: 2_000_000_00 }));
/** What spreadsheets, files and readers stumble over. */
const NASTY = [
  '=1+1',
  "'=1+1",
  "''-2",
  '+44',
  '-5.00',
  '@a',
  '＝x',
  '%',
  '|',
  '"',
  '""',
  "'",
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '\r',
  ' ',
  '\u00a0',
  '\ufeff',
  'ä',
  '₹',
  '1,5',
  'yes',
];
const parts = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 5 }),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);

/** No sign is cut in two: no form lets in what is left of one. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replaceAll(/[\uD800-\uDFFF\0\uFFFD]/gu, '');

/** Text that a table can hold. */
const words = (min: number, max: number) =>
  fc.array(parts, { maxLength: 12 }).map((some) => cutText(some.join(''), max).padEnd(min, 'x'));

/** The facts of any ad, as columns, whatever the rules of today say of them. */
export const ANY_AD_FACTS = fc.record({
  title: orNull(words(10, 90)),
  description: orNull(words(20, 300)),
  price: orNull(cents),
  currency: chosen(CURRENCIES),
  length_mm: orNull(fc.integer({ min: 26, max: 2032 })),
  circumference_mm: orNull(fc.integer({ min: 26, max: 203 })),
  grams: orNull(fc.integer({ min: 5, max: 2000 })),
  grams_estimated: fc.boolean(),
  colour: chosen(hair.HAIR_COLOURS),
  texture: chosen(hair.TEXTURES),
  treatment: chosen(hair.TREATMENTS),
  condition: chosen(hair.CONDITIONS),
  hair_age_years: orNull(fc.integer({ min: 1, max: 80 }).map((halves) => halves / 2)),
  cut_state: chosen(hair.CUT_STATES),
  roots_tied: chosen(hair.ROOTS_TIED),
  source: chosen(hair.SOURCES),
  heat: chosen(hair.HEAT_USES),
  washing: chosen(hair.WASHINGS),
  smoke_free: orNull(fc.boolean()),
  country: chosen(['IN', 'GB', 'DE', 'US']),
  town: orNull(words(1, 80)),
  ships_to_countries: fc.subarray(['DE', 'FR', 'IT']),
  postage_home: orNull(fc.integer({ min: 0, max: 99_99 })),
  open_to_offers: fc.boolean(),
  offer_floor: orNull(cents),
  payment_ways: fc.subarray([...PAYMENT_WAYS]),
  ref: orNull(words(1, 40)),
});

export const ANY_PHOTOS = fc.array(
  fc.record({ id: fc.uuid(), tape: fc.boolean(), slot: chosen(PHOTO_SLOTS) }),
  { maxLength: 4 },
);
