import type { FieldSearch } from '../ads/fields/field.ts';
import { AD_FIELDS } from '../ads/fields.ts';
import type { Currency } from '../money/money.ts';
import type { ListView } from '../preferences/preferences.ts';
import { listFilters, listRanges } from './filters.ts';

export const AD_SORTS = [
  'newest',
  'price',
  'price-down',
  'price-per-gram',
  'price-per-gram-down',
  'longest',
  'shortest',
  'heaviest',
  'lightest',
  'oldest',
] as const;
export type AdSort = (typeof AD_SORTS)[number];

export const AD_SORT_LABELS: Record<AdSort, string> = {
  newest: 'Newest first',
  price: 'Price, lowest first',
  'price-down': 'Price, highest first',
  'price-per-gram': 'Price per gram, lowest first',
  'price-per-gram-down': 'Price per gram, highest first',
  longest: 'Longest first',
  shortest: 'Shortest first',
  heaviest: 'Heaviest first',
  lightest: 'Lightest first',
  oldest: 'Oldest first',
};

/** What somebody looks for, in the units that are stored; prices in minor units of `currency`. */
export type AdSearch = FieldSearch<typeof AD_FIELDS> & {
  q?: string | undefined;
  /** Search the words of `q` as they stand, without reading facts out of them. */
  words: boolean;
  currency?: Currency | undefined;
  sold: boolean;
  sort: AdSort;
  after?: string | undefined;
  limit: number;
};

const ADS_PER_PAGE = 24;
/** In the trade table. */
const ROWS_PER_PAGE = 100;

/** How many ads a page holds. */
export const adsPerPage = (view: ListView): number => (view === 'table' ? ROWS_PER_PAGE : ADS_PER_PAGE);

/** A search for everything. */
export const ANY_AD: AdSearch = {
  words: false,
  ...toAnyValues(AD_FIELDS),
  sold: false,
  sort: 'newest',
  limit: ADS_PER_PAGE,
};

function toAnyValues(table: typeof AD_FIELDS): FieldSearch<typeof AD_FIELDS> {
  const any = listFilters(table).flatMap(({ filter }) =>
    filter.by === 'values' || filter.by === 'flag'
      ? [[filter.group, filter.by === 'values' ? [] : false] as const]
      : [],
  );
  return Object.fromEntries<unknown>(any) as FieldSearch<typeof AD_FIELDS>;
}

/** Ranges that stand on their head mean nothing: both ends are dropped. */
export function settleSearch(search: AdSearch): AdSearch {
  const settled = { ...search };
  for (const { least, most } of listRanges(AD_FIELDS)) {
    const [low, high] = [search[least], search[most]];
    if (low === undefined || high === undefined || low <= high) continue;
    delete settled[least];
    delete settled[most];
  }
  return settled;
}
