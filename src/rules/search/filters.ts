import {
  type AdField,
  type FieldTable,
  type FilterGroupIn,
  listFields,
  type RangeEndIn,
} from '../ads/fields/field.ts';
import { AD_FIELDS } from '../ads/fields.ts';

type Filter = NonNullable<AdField['filter']>;
/** A field that lists are narrowed by. */
export type FilterField = { name: string; field: AdField; filter: Filter };

/** What is counted in one unit stands together, what needs a currency after it, what is only yes or no at the end. */
const ORDER: Partial<Record<AdField['kind'], number>> = {
  weight: 1,
  number: 1,
  money: 2,
  ratio: 3,
  country: 4,
  flag: 5,
};

/** Every field that lists are narrowed by, in the order of addresses and chips. */
export function listFilters(table: FieldTable): FilterField[] {
  const filters = listFields(table).flatMap(([name, field]) =>
    field.filter ? [{ name, field, filter: field.filter }] : [],
  );
  const rank = ({ field }: FilterField) => ORDER[field.kind] ?? 0;
  return filters.toSorted((a, b) => rank(a) - rank(b));
}

type RangeEnd = RangeEndIn<typeof AD_FIELDS>;
export type FilterRange = {
  group: FilterGroup;
  least: RangeEnd;
  most: RangeEnd;
  field: AdField;
  filter: Extract<Filter, { by: 'range' }>;
};

/** The filters with two ends: measures first, then what is in a currency. */
export const listRanges = (table: FieldTable): FilterRange[] =>
  listFilters(table).flatMap(({ field, filter }) =>
    filter.by === 'range'
      ? [
          {
            group: filter.group as FilterGroup,
            least: filter.ends[0] as RangeEnd,
            most: filter.ends[1] as RangeEnd,
            field,
            filter,
          },
        ]
      : [],
  );

/** The range is of money: its ends are in a currency. */
export const isInCurrency = ({ field }: Pick<FilterRange, 'field'>): boolean =>
  field.kind === 'money' || field.kind === 'ratio';

const listGroups = (table: FieldTable, by: Filter['by']): string[] =>
  listFilters(table).flatMap(({ filter }) => (filter.by === by ? [filter.group] : []));

export type ValuesGroup = FilterGroupIn<typeof AD_FIELDS, 'values'>;
export type FlagGroup = FilterGroupIn<typeof AD_FIELDS, 'flag'>;
export const VALUES_GROUPS = listGroups(AD_FIELDS, 'values') as readonly ValuesGroup[];
export const FLAG_GROUPS = listGroups(AD_FIELDS, 'flag') as readonly FlagGroup[];

/** Groups of a search that have values to choose from, each with a count beside it. */
export const VALUE_GROUPS: readonly (ValuesGroup | FlagGroup)[] = [...VALUES_GROUPS, ...FLAG_GROUPS];
export type ValueGroup = (typeof VALUE_GROUPS)[number];

/** Everything that narrows a search, as a person would take it away again: one chip, one group. */
export type FilterGroup = FilterGroupIn<typeof AD_FIELDS> | 'q';
export const FILTER_GROUPS: readonly FilterGroup[] = [
  ...VALUE_GROUPS,
  ...(listGroups(AD_FIELDS, 'range') as FilterGroup[]),
  ...(listGroups(AD_FIELDS, 'reach') as FilterGroup[]),
  'q',
];
