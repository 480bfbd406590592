import { type BundleNeed, EXAMPLE_NEED, USUAL_PARCEL } from '#rules/bundles/bundle-need.ts';
import { FindBundles } from '#rules/bundles/bundle-need-schema.ts';
import { writeNeed } from '#rules/bundles/bundle-need-words.ts';
import { toProblems } from '#rules/check-input.ts';
import { suggestCurrency } from '#rules/countries/country-currency.ts';
import type { Currency } from '#rules/money/money.ts';
import type { Problems } from '#rules/refusal.ts';
import { NEED_FIELDS, SHOWN_SUMS, SUMS } from './need-query.ts';

/** A need as the address says it: what the form shows, and what is wrong with it. */
export type AskedNeed = { query: string; need: BundleNeed | null; problems: Problems };

/** Where this reader is at home, as far as anybody knows. */
type Home = { country: string | null; currency: Currency | null };

/**
 * Reads the need out of an address. Without one it is the example; a link that says only a part of it ('the same in
 * brown') is filled up from there. A whole form names its grams, also where they were emptied, and what is not ticked
 * in it is not wanted.
 */
export function readNeed(address: URLSearchParams, home: Home): AskedNeed {
  const said = pickNeed(address);
  dropOldSums(said, address.get(SHOWN_SUMS));
  const example = new URLSearchParams(writeNeed(toExample(home)));
  // A parcel of the example is one in its own money.
  if (said.has('currency')) example.delete('parcel');
  if (!said.has('grams')) for (const [name, value] of example) if (!said.has(name)) said.append(name, value);
  const read = FindBundles.safeParse(Object.fromEntries(listFields(said)));
  if (!read.success) return { query: said.toString(), need: null, problems: toProblems(read.error) };
  return { query: writeNeed(read.data), need: read.data, problems: {} };
}

/**
 * Without script the money is changed together with everything else: a sum that nobody typed anew was said in the old
 * one, and means nothing in this.
 */
function dropOldSums(said: URLSearchParams, shown: string | null): void {
  const [currency, ...sums] = shown?.split(' ') ?? [];
  if (currency === undefined || said.get('currency') === currency) return;
  for (const [place, name] of SUMS.entries()) if (said.get(name) === sums[place]) said.delete(name);
}

/** The example, sent to where the reader is and in their own money. */
function toExample(home: Home): BundleNeed {
  const country = home.country ?? EXAMPLE_NEED.country;
  const currency = home.currency ?? suggestCurrency(country);
  return { ...EXAMPLE_NEED, country, parcel: { amount: USUAL_PARCEL[currency], currency } };
}

/** Whatever else stands in an address is not ours to judge. By its grams a whole form is known, empty ones too. */
function pickNeed(address: URLSearchParams): URLSearchParams {
  const said = new URLSearchParams();
  for (const name of NEED_FIELDS)
    for (const value of address.getAll(name).slice(0, MAX_VALUES))
      if (value !== '' || name === 'grams') said.append(name, value.slice(0, MAX_LETTERS));
  return said;
}

/** Nobody ticks more, and nobody types longer. */
const MAX_VALUES = 20;
const MAX_LETTERS = 200;

const listFields = (said: URLSearchParams) =>
  [...new Set(said.keys())].map((name) => [name, said.getAll(name)] as const);
