import { AD_FIELDS } from '#rules/ads/fields.ts';
import { countryName } from '#rules/countries/countries.ts';
import type { LengthUnit } from '#rules/hair/measure.ts';
import { CURRENCIES, type Currency, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money.ts';
import { type FlagGroup, isInCurrency, listFilters } from '#rules/search/filters.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { Once } from '../../../frame/once.tsx';
import { FilterChoices, FilterSection, Flag, RangeFields } from './filter-parts.tsx';
import { amountSaid } from '../../find/applied-filters.ts';
import { FILTER_FORM_GROUPS, lengthChoices } from './filter-groups.tsx';
import type { ListedAds } from '../../find/load-ad-list.ts';
import { LIST_FLAGS, LIST_RANGES, type Listing } from '../../find/listing.ts';
import { useDisplayPrefs } from '../../use-display-prefs.ts';
import styles from './ad-filters.module.css';

type Facets = ListedAds['facets'];

export const FILTER_FORM = 'filter-form';
const FILTERS_ID = 'filters';
const MAX_COUNTRIES = 12;
export const OPENS_FILTERS = { popoverTarget: FILTERS_ID };

/** A plain GET form: a column beside the list, or on a narrow screen a sheet over it. */
export function AdFilters({ listing, facets }: { listing: Listing; facets: Facets }) {
  const { lengthUnit, weightUnit, usualCurrency } = useDisplayPrefs();
  return (
    <aside id={FILTERS_ID} popover="auto" className={styles.sheet} aria-label="Filters">
      <Once of={`filters ${JSON.stringify([listing, facets, lengthUnit, weightUnit, usualCurrency])}`}>
        <FilterForm listing={listing} facets={facets} />
      </Once>
    </aside>
  );
}

function FilterForm({ listing, facets }: { listing: Listing; facets: Facets }) {
  const { path, search, category } = listing;
  const query = new URLSearchParams(listing.query);
  const { lengthUnit } = useDisplayPrefs();
  const currency = useCurrency(listing);
  return (
    <>
      <FiltersHead />
      <form
        id={FILTER_FORM}
        action={path}
        method="get"
        {...(currency === undefined && { 'data-usual-currency': '' })}
        data-counts={category ? `${category.group}=${category.value}` : ''}
      >
        <CarriedFields query={query} />
        {FILTER_FORM_GROUPS.filter(({ group }) => group !== category?.group).map(
          ({ group, title, choices }) => (
            <FilterSection key={group} title={title} open>
              <FilterChoices
                name={group}
                choices={group === 'length' ? lengthChoices(choices, lengthUnit) : choices}
                chosen={search[group]}
                counts={facets[group]}
              />
            </FilterSection>
          ),
        )}
        <PriceFilter query={query} search={search} currency={currency} />
        <MeasureFilters query={query} search={search} lengthUnit={lengthUnit} />
        <FilterSection title="Country" open={search.country.length > 0}>
          <FilterChoices
            name="country"
            choices={countryChoices(facets, search.country)}
            chosen={search.country}
            counts={facets.country}
          />
        </FilterSection>
        <MoreFilters search={search} facets={facets} />
        <div className={styles.end}>
          <Button>
            <span data-shows aria-live="polite">
              Show ads
            </span>
          </Button>
          <ButtonLink kind="quiet" href={path}>
            Clear
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

function FiltersHead() {
  return (
    <div className={styles.head}>
      <h2>Filters</h2>
      <button
        type="button"
        className={styles.close}
        aria-label="Close filters"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** The one that was asked for, or that amounts without one are in; else its reader's own, if we know it. */
function useCurrency({ search }: Listing): Currency | undefined {
  const { usualCurrency } = useDisplayPrefs();
  const hasAmount = PRICES.some(
    ({ least, most }) => search[least] !== undefined || search[most] !== undefined,
  );
  return search.currency ?? (hasAmount ? 'USD' : (usualCurrency ?? undefined));
}

const PRICES = LIST_RANGES.filter(isInCurrency);
/** The one that every list of lengths already has a choice for comes last. */
const MEASURES = LIST_RANGES.filter((range) => !isInCurrency(range)).toSorted(
  (a, b) => Number(a.field.kind === 'size') - Number(b.field.kind === 'size'),
);

type AmountsProps = { query: URLSearchParams; search: Listing['search'] };

/** What was read of the amounts, in its reader's units. */
function useSaid(search: Listing['search']) {
  const units = useDisplayPrefs();
  return (field: string) => amountSaid(search, units, field);
}

function MeasureFilters({ query, search, lengthUnit }: AmountsProps & { lengthUnit: LengthUnit }) {
  const said = useSaid(search);
  return MEASURES.map(({ group, least, most, field, filter }) => (
    <FilterSection key={group} title={filter.title} open={query.has(least) || query.has(most)}>
      <RangeFields
        ends={[least, most]}
        query={query}
        said={said}
        {...(field.kind === 'size' && { hint: LENGTH_HINTS[lengthUnit] })}
      />
    </FilterSection>
  ));
}

const LENGTH_HINTS: Record<LengthUnit, string> = {
  in: 'Inches, or with a unit: 71cm',
  cm: 'Add the unit: 71cm. A number alone means inches',
};

function MoreFilters({ search, facets }: { search: Listing['search']; facets: Facets }) {
  return (
    <FilterSection title="More" open={LIST_FLAGS.some((flag) => search[flag])}>
      {FLAGS.map(({ group, title }) => (
        <Flag key={group} name={group} checked={search[group]} count={facets[group][0]}>
          {title}
        </Flag>
      ))}
      <Flag name="sold" checked={search.sold}>
        Show sold ads too
      </Flag>
    </FilterSection>
  );
}

const FLAGS = listFilters(AD_FIELDS).flatMap(({ filter }) =>
  filter.by === 'flag' ? [{ group: filter.group as FlagGroup, title: filter.title }] : [],
);

function PriceFilter({ query, search, currency: chosen }: AmountsProps & { currency: Currency | undefined }) {
  const said = useSaid(search);
  return (
    <FilterSection title="Price" open>
      <label className={styles.currency}>
        Currency
        <select name="currency" defaultValue={chosen}>
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {CURRENCY_SYMBOLS[currency]} {CURRENCY_NAMES[currency]}
            </option>
          ))}
        </select>
      </label>
      <RangeFields ends={AD_FIELDS.price.filter.ends} query={query} said={said} />
      <p className={styles.currency}>Per gram</p>
      <RangeFields ends={AD_FIELDS.pricePerGram.filter.ends} query={query} said={said} />
    </FilterSection>
  );
}

/** The countries that would give something, most first, and those already chosen. */
function countryChoices(facets: Facets, chosen: readonly string[]) {
  const most = facets.country.toSorted((a, b) => b.count - a.count).slice(0, MAX_COUNTRIES);
  const codes = [...new Set([...chosen, ...most.map(({ value }) => value)])];
  return codes.map((value) => ({ value, label: countryName(value) }));
}

/** What the form has no control for must not get lost on the way. */
function CarriedFields({ query }: { query: URLSearchParams }) {
  const kept = ['q', 'words'];
  return [...query]
    .filter(([name]) => kept.includes(name))
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
