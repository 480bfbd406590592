import { z } from 'zod';
import { isCountry } from '../countries/countries.ts';
import { suggestCurrency } from '../countries/country-currency.ts';
import { parseInches, wholeGrams } from '../hair/read-measure.ts';
import { HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '../hair/values.ts';
import { CURRENCIES, type Currency, MINOR_UNITS, type Money, PRICE_LIMITS } from '../money/money.ts';
import { parseMoney } from '../money/read-money.ts';
import { BUNDLE_LIMITS, BUNDLE_ORDERS, type BundleNeed, USUAL_PARCEL } from './bundle-need.ts';
import { HAIR_TYPES, NEED_SENTENCES as SAY, USUAL_SPREAD } from './bundle-need-words.ts';

/**
 * A need as an address or a program says it: `grams=170&length=16&colour=black,brown&…`. Of a name that stands several
 * times the last counts, but for lists, which come together. Lengths are inches and sums whole units, as people say
 * them. Closed, and strict: a set for another need than the one that was meant helps nobody.
 */
export const FindBundles = z
  .strictObject({
    grams: one((text) => readWithin(wholeGrams(text), BUNDLE_LIMITS.grams), SAY.grams),
    length: one((text) => readWithin(readHalves(text), BUNDLE_LIMITS.halfInches), SAY.length),
    spread: one(
      (text) => readWithin(text === '' ? USUAL_SPREAD : readHalves(text), BUNDLE_LIMITS.spread),
      SAY.spread,
    ),
    colour: several(HAIR_COLOURS, SAY.colour),
    texture: several(TEXTURES, SAY.texture),
    treatment: several(TREATMENTS, SAY.treatment),
    ethnicity: several(HAIR_ETHNICITIES, SAY.ethnicity, { isOptional: true }),
    types: one((text) => (text === '' ? 'one' : HAIR_TYPES.find((each) => each === text)), SAY.types),
    cut: one(readYes, SAY.flag),
    measured: one(readYes, SAY.flag),
    tied: one(readYes, SAY.flag),
    to: one((text) => (isCountry(text) ? text : undefined), SAY.to),
    currency: one((text) => (text === '' ? null : CURRENCIES.find((each) => each === text)), SAY.currency),
    budget: one((text) => readSum(text, 1), SAY.budget),
    parcel: one((text) => readSum(text, 0), SAY.parcel),
    order: one((text) => (text === '' ? 'cheapest' : BUNDLE_ORDERS.find((each) => each === text)), SAY.order),
  })
  .transform((said): BundleNeed => {
    const currency = said.currency ?? suggestCurrency(said.to);
    return {
      grams: said.grams,
      halfInches: said.length,
      spread: said.spread,
      colours: said.colour,
      textures: said.texture,
      treatments: said.treatment,
      ethnicities: said.ethnicity,
      isOneType: said.types === 'one',
      isOnlyCut: said.cut,
      isOnlyMeasured: said.measured,
      isOnlyTied: said.tied,
      country: said.to,
      budget: toSum(said.budget, currency),
      parcel: toSum(said.parcel, currency) ?? { amount: USUAL_PARCEL[currency], currency },
      order: said.order,
    };
  });

/** One value, read as people type it; what the reader cannot make sense of is undefined, and its sentence is said. */
function one<Value>(reader: (text: string) => Value | undefined, sentence: string) {
  return z.preprocess(
    toText,
    z.string(sentence).transform((text, ctx): Value => {
      const value = reader(text.trim());
      if (value !== undefined) return value;
      ctx.addIssue({ code: 'custom', message: sentence });
      return z.NEVER;
    }),
  );
}

function several<const Values extends readonly string[]>(
  values: Values,
  sentence: string,
  { isOptional = false } = {},
) {
  const list = z.array(z.enum(values, sentence), sentence).transform((said) => [...new Set(said)]);
  return z.preprocess(splitList, isOptional ? list : list.refine((said) => said.length > 0, sentence));
}

const LONGEST_LIST = 50;

/** Both `colour=red&colour=black` and `colour=red,black`, with or without blanks. */
function splitList(value: unknown): unknown {
  const list: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list
    .slice(0, LONGEST_LIST)
    .flatMap((each) =>
      typeof each === 'string'
        ? each
            .slice(0, 500)
            .split(',')
            .map((word) => word.trim())
        : [each],
    )
    .filter((each) => each !== '');
}

function toText(value: unknown): unknown {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  if (last === undefined || last === null) return '';
  return typeof last === 'number' || typeof last === 'boolean' ? String(last) : last;
}

/** The nearest half inch, as of the hair itself. */
function readHalves(text: string): number | undefined {
  const inches = parseInches(text);
  return inches === undefined ? undefined : Math.round(inches * 2);
}

const readWithin = (number: number | undefined, { min, max }: { min: number; max: number }) =>
  number !== undefined && number >= min && number <= max ? number : undefined;

function readYes(text: string): boolean | undefined {
  if (text === '' || text === 'false' || text === '0') return false;
  return ['1', 'true', 'on'].includes(text) ? true : undefined;
}

/** Minor units; null where nothing is said. */
function readSum(text: string, least: number): number | null | undefined {
  if (text === '') return null;
  return readWithin(parseMoney(text), { min: least * MINOR_UNITS, max: PRICE_LIMITS.INR.max });
}

const toSum = (amount: number | null, currency: Currency): Money | null =>
  amount === null ? null : { amount, currency };
