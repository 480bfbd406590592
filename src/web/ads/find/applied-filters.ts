import type { AdSearch } from '#rules/search/ad-search.ts';
import { countryName } from '#rules/countries/countries.ts';
import {
  COLOUR_LABELS,
  CUT_STATE_LABELS,
  ETHNICITY_LABELS,
  LENGTH_LABELS,
  TEXTURE_LABELS,
  TREATMENT_LABELS,
} from '#rules/hair/hair-words.ts';
import { formatLength, formatWeight } from '#rules/hair/measure.ts';
import { DEFAULT_PREFS, type Prefs } from '#rules/preferences.ts';
import { formatMoney } from '#rules/money.ts';
import { LIST_FLAGS, LIST_GROUPS, type Listing, LIST_RANGES } from './listing.ts';

/** One filter that narrows a list, and the query without it. */
export type AppliedFilter = { label: string; without: string };

/** Every filter of a list but the one its page is about, in the order of the form. */
export function appliedFilters(
  { search, query: written }: Listing,
  units: Units = DEFAULT_PREFS,
): AppliedFilter[] {
  const query = new URLSearchParams(written);
  return [
    ...(search.q === undefined ? [] : [{ label: `“${search.q}”`, without: dropped(query, 'q') }]),
    ...LIST_GROUPS.flatMap((group) =>
      query.getAll(group).map((value) => ({
        label: filterValueWords(group, value),
        without: droppedValue(query, group, value),
      })),
    ),
    ...LIST_RANGES.filter(([least, most]) => query.has(least) || query.has(most)).map(([least, most]) => ({
      label: rangeWords(search, units, [least, most]),
      without: dropped(query, least, most),
    })),
    ...LIST_FLAGS.filter((flag) => search[flag]).map((flag) => ({
      label: FLAG_LABELS[flag],
      without: dropped(query, flag),
    })),
  ];
}

/** What was read of the amount in a field of the form: '€1.20 per gram'. Undefined where nothing was. */
export function amountSaid(search: AdSearch, units: Units, field: string): string | undefined {
  const [least] = LIST_RANGES.find((range) => range.some((name) => name === field)) ?? [];
  const amount = search[field as Range[number]];
  if (least === undefined || amount === undefined) return undefined;
  return amountWords(search, units, least, amount).replace('/g', ' per gram');
}

const LABELS: Record<Exclude<(typeof LIST_GROUPS)[number], 'country'>, Record<string, string>> = {
  length: LENGTH_LABELS,
  colour: COLOUR_LABELS,
  ethnicity: ETHNICITY_LABELS,
  texture: TEXTURE_LABELS,
  treatment: TREATMENT_LABELS,
  cutState: CUT_STATE_LABELS,
};

const FLAG_LABELS = { measured: 'Measured', offers: 'Open to offers', sold: 'Including sold' } as const;

function filterValueWords(group: (typeof LIST_GROUPS)[number], value: string): string {
  return group === 'country' ? countryName(value) : (LABELS[group][value] ?? value);
}

type Range = (typeof LIST_RANGES)[number];

type Units = Pick<Prefs, 'lengthUnit' | 'weightUnit'>;

function rangeWords(search: AdSearch, units: Units, [least, most]: [Range[0], Range[1]]): string {
  const words = (amount: number) => amountWords(search, units, least, amount);
  const [low, high] = [search[least], search[most]];
  if (low === undefined) return `up to ${words(high ?? 0)}`;
  return high === undefined ? `from ${words(low)}` : `${words(low)} to ${words(high)}`;
}

function amountWords(search: AdSearch, units: Units, name: Range[0], amount: number): string {
  if (name === 'minLength') return formatLength(amount, units.lengthUnit);
  if (name === 'minWeight') return formatWeight(amount, units.weightUnit);
  const money = formatMoney({ amount, currency: search.currency ?? 'USD' });
  return name.endsWith('PerGram') ? `${money}/g` : money;
}

function dropped(query: URLSearchParams, ...names: string[]): string {
  const without = new URLSearchParams(query);
  for (const name of names) without.delete(name);
  return without.toString();
}

function droppedValue(query: URLSearchParams, name: string, value: string): string {
  const without = new URLSearchParams(query);
  without.delete(name, value);
  return without.toString();
}
