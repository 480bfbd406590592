import { z } from 'zod';
import { isCountry } from '../countries/countries.ts';
import { HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '../hair/values.ts';
import { CURRENCIES } from '../money/money.ts';
import { BUNDLE_LIMITS, BUNDLE_ORDERS, type BundleNeed, EXAMPLE_NEED } from './bundle-need.ts';

const Sum = z.object({ amount: z.int().min(0), currency: z.enum(CURRENCIES) });

/**
 * A need as it was kept, perhaps by an older version of the site. What is missing or no longer known is as in the
 * example, and of kinds any will do: a set somebody kept is never lost for one word of it.
 */
const StoredNeed = z.object({
  grams: within(BUNDLE_LIMITS.grams).catch(EXAMPLE_NEED.grams),
  halfInches: within(BUNDLE_LIMITS.halfInches).catch(EXAMPLE_NEED.halfInches),
  spread: within(BUNDLE_LIMITS.spread).catch(EXAMPLE_NEED.spread),
  colours: some(HAIR_COLOURS),
  textures: some(TEXTURES),
  treatments: some(TREATMENTS),
  ethnicities: z.array(z.enum(HAIR_ETHNICITIES)).catch([]),
  isOneType: z.boolean().catch(EXAMPLE_NEED.isOneType),
  isOnlyCut: z.boolean().catch(false),
  isOnlyMeasured: z.boolean().catch(false),
  isOnlyTied: z.boolean().catch(false),
  country: z.string().refine(isCountry).catch(EXAMPLE_NEED.country),
  budget: Sum.nullable().catch(null),
  parcel: Sum.catch(EXAMPLE_NEED.parcel),
  order: z.enum(BUNDLE_ORDERS).catch(EXAMPLE_NEED.order),
});

export const readStoredNeed = (stored: unknown): BundleNeed => StoredNeed.parse(stored);

function within({ min, max }: { min: number; max: number }) {
  return z.int().min(min).max(max);
}

function some<const Values extends readonly string[]>(values: Values) {
  const list = z.array(z.enum(values));
  return list.min(1).catch([...values] as z.output<typeof list>);
}
