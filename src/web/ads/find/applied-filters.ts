import type { AdField, FieldTable } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { DEFAULT_PREFS } from '#rules/preferences/preferences.ts';
import { type FilterRange, listFilters, listRanges } from '#rules/search/filters.ts';
import { describeAmount } from '../describe-amount.ts';
import type { Units } from '../told.ts';
import { LIST_RANGES, type Listing, withDestination } from './listing.ts';

/** One filter that narrows a list, and the query without it. */
export type AppliedFilter = { label: string; without: string };

/** Every filter of a list but the one its page is about, in the order of addresses. */
export function appliedFilters(
  listing: Pick<Listing, 'query' | 'amounts' | 'currency' | 'countries' | 'to' | 'home'>,
  units: Units = DEFAULT_PREFS,
  table: FieldTable = AD_FIELDS,
): AppliedFilter[] {
  const query = new URLSearchParams(listing.query);
  const words = query.get('q');
  const filters = listFilters(table);
  return [
    ...(listing.to
      ? [
          {
            label: `Posts to ${listing.to.name}`,
            without: withDestination(listing.query, undefined, listing.home),
          },
        ]
      : []),
    ...(words === null ? [] : [{ label: `“${words}”`, without: dropped(query, 'q') }]),
    ...filters.flatMap(({ field, filter: { by, group } }) =>
      (by === 'values' ? query.getAll(group) : []).map((value) => ({
        label: nameValue(listing, field, value),
        without: droppedValue(query, group, value),
      })),
    ),
    ...listRanges(table)
      .filter(({ least, most }) =>
        [least, most].some((end) => query.has(end) && listing.amounts[end] !== undefined),
      )
      .map((range) => ({
        label: rangeWords(listing, units, range),
        without: dropped(query, range.least, range.most),
      })),
    ...filters.flatMap(({ filter }) =>
      filter.by === 'flag' && query.has(filter.group)
        ? [{ label: filter.chip, without: dropped(query, filter.group) }]
        : [],
    ),
    ...(query.has('sold') ? [{ label: 'Including sold', without: dropped(query, 'sold') }] : []),
  ];
}

function nameValue({ countries }: Pick<Listing, 'countries'>, field: AdField, value: string): string {
  const labels = field.kind === 'choice' ? field.labels : countries;
  return labels[value] ?? value;
}

/** What was read of the amount in a field of the form: '€1.20 per gram'. Undefined where nothing was. */
export function amountSaid(listing: Amounts, units: Units, field: string): string | undefined {
  const range = LIST_RANGES.find(({ least, most }) => least === field || most === field);
  const amount = listing.amounts[field as FilterRange['least']];
  if (range === undefined || amount === undefined) return undefined;
  return amountWords(listing, units, range, amount).replace('/g', ' per gram');
}

type Amounts = Pick<Listing, 'amounts' | 'currency'>;

function rangeWords(listing: Amounts, units: Units, range: FilterRange): string {
  const words = (amount: number) => amountWords(listing, units, range, amount);
  const [low, high] = [listing.amounts[range.least], listing.amounts[range.most]];
  if (low === undefined) return `up to ${words(high ?? 0)}`;
  if (high === undefined) return `from ${words(low)}`;
  return low === high ? words(low) : `${words(low)} to ${words(high)}`;
}

const amountWords = ({ currency }: Amounts, units: Units, { field }: FilterRange, amount: number): string =>
  describeAmount(field, amount, { ...units, currency: currency ?? 'USD' });

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
