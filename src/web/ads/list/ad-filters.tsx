import { countryName } from '#rules/countries/countries.ts';
import type { LengthUnit } from '#rules/hair/measure.ts';
import { CURRENCIES, type Currency, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Once } from '../../frame/once.tsx';
import { FilterChoices, FilterSection, Flag, RangeFields } from './filter-parts.tsx';
import { amountSaid } from '../find/applied-filters.ts';
import { FILTER_FORM_GROUPS, lengthChoices } from './filter-groups.tsx';
import type { ListedAds } from '../find/load-ad-list.ts';
import type { Listing } from '../find/listing.ts';
import { useDisplayPrefs } from '../use-display-prefs.ts';
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
  const hasAmount = PRICES.some((name) => search[name] !== undefined);
  return search.currency ?? (hasAmount ? 'USD' : (usualCurrency ?? undefined));
}

const PRICES = ['minPrice', 'maxPrice', 'minPricePerGram', 'maxPricePerGram'] as const;

type AmountsProps = { query: URLSearchParams; search: Listing['search'] };

/** What was read of the amounts, in its reader's units. */
function useSaid(search: Listing['search']) {
  const units = useDisplayPrefs();
  return (field: string) => amountSaid(search, units, field);
}

function MeasureFilters({ query, search, lengthUnit }: AmountsProps & { lengthUnit: LengthUnit }) {
  const said = useSaid(search);
  return (
    <>
      <FilterSection title="Weight in grams" open={query.has('minWeight') || query.has('maxWeight')}>
        <RangeFields name="Weight" query={query} said={said} />
      </FilterSection>
      <FilterSection title="Length range" open={query.has('minLength') || query.has('maxLength')}>
        <RangeFields
          name="Length"
          query={query}
          said={said}
          hint={
            lengthUnit === 'in'
              ? 'Inches, or with a unit: 71cm'
              : 'Add the unit: 71cm. A number alone means inches'
          }
        />
      </FilterSection>
    </>
  );
}

function MoreFilters({ search, facets }: { search: Listing['search']; facets: Facets }) {
  return (
    <FilterSection title="More" open={search.measured || search.offers || search.sold}>
      <Flag name="measured" checked={search.measured} count={facets.measured[0]}>
        Measured: photo with a tape
      </Flag>
      <Flag name="offers" checked={search.offers} count={facets.offers[0]}>
        Open to offers
      </Flag>
      <Flag name="sold" checked={search.sold}>
        Show sold ads too
      </Flag>
    </FilterSection>
  );
}

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
      <RangeFields name="Price" query={query} said={said} />
      <p className={styles.currency}>Per gram</p>
      <RangeFields name="PricePerGram" query={query} said={said} />
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
