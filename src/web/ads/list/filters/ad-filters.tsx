import { type RefObject, useRef } from 'react';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money/money.ts';
import { type FlagGroup, isInCurrency, listFilters } from '#rules/search/filters.ts';
import { plural } from '#rules/text/plural.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { Destination, FilterChoices, FilterSection, Flag, RangeFields } from './filter-parts.tsx';
import { amountSaid } from '../../find/applied-filters.ts';
import { FILTER_FORM_GROUPS, lengthChoices } from './filter-groups.tsx';
import type { ListedAds } from '../../find/load-ad-list.ts';
import { LENGTH_HINTS, LENGTH_RANGE, LengthTape } from './length-tape.tsx';
import { LIST_FLAGS, LIST_RANGES, type Listing } from '../../find/listing.ts';
import { useDisplayPrefs } from '../../use-display-prefs.ts';
import { useHere } from '../../../frame/use-here.ts';
import { useIsAlive } from '../../../ui/hooks/use-is-alive.ts';
import type { Filters } from './use-filters.ts';
import styles from './ad-filters.module.css';

type Facets = ListedAds['facets'];

export const FILTER_FORM = 'filter-form';
const FILTERS_ID = 'filters';
export const OPENS_FILTERS = { popoverTarget: FILTERS_ID };

type AdFiltersProps = {
  listing: Listing;
  found: ListedAds;
  filters: Filters;
  form: RefObject<HTMLFormElement | null>;
};

/** A plain GET form: a column beside the list, or on a narrow screen a sheet over it. */
export function AdFilters({ listing, found, filters, form }: AdFiltersProps) {
  const sheet = useRef<HTMLElement>(null);
  const close = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };
  return (
    <aside ref={sheet} id={FILTERS_ID} popover="auto" className={styles.sheet} aria-label="Filters">
      <FiltersHead />
      <form
        ref={form}
        id={FILTER_FORM}
        action={listing.path}
        method="get"
        autoComplete="off"
        aria-busy={filters.isCounting}
        onSubmit={(event) => {
          event.preventDefault();
          filters.apply();
          close();
        }}
      >
        <CarriedFields query={filters.query} />
        <AllFilters listing={listing} facets={found.facets} filters={filters} />
        <FiltersEnd path={listing.path} found={found} isCounting={filters.isCounting} />
      </form>
    </aside>
  );
}

type AllFiltersProps = { listing: Listing; facets: Facets; filters: Filters };

function AllFilters({ listing, facets, filters }: AllFiltersProps) {
  const { lengthUnit } = useDisplayPrefs();
  const said = useSaid(listing);
  const countries = filters.query.getAll('country');
  return (
    <>
      {FILTER_FORM_GROUPS.filter(({ group }) => group !== listing.category?.group).map(
        ({ group, title, choices }) => (
          <FilterSection key={group} title={title} open>
            {group === 'length' ? (
              <LengthTape
                filters={filters}
                listing={listing}
                counts={facets.length}
                unit={lengthUnit}
                said={said}
              >
                <FilterChoices
                  filters={filters}
                  name="length"
                  choices={lengthChoices(choices, lengthUnit)}
                  counts={facets.length}
                />
              </LengthTape>
            ) : (
              <FilterChoices filters={filters} name={group} choices={choices} counts={facets[group]} />
            )}
          </FilterSection>
        ),
      )}
      <DestinationFilter listing={listing} filters={filters} />
      <PriceFilter listing={listing} filters={filters} />
      <MeasureFilters listing={listing} filters={filters} />
      <FilterSection title="Country" open={countries.length > 0}>
        <FilterChoices
          filters={filters}
          name="country"
          choices={countryChoices(listing, facets, countries)}
          counts={facets.country}
        />
      </FilterSection>
      <MoreFilters facets={facets} filters={filters} />
    </>
  );
}

/** Where it should be sent to: the country that was said once, or the way to say it. */
function DestinationFilter({ listing: { to, home }, filters }: AmountsProps) {
  const here = useHere();
  const shown = to ?? home;
  return (
    <FilterSection title={AD_FIELDS.shipsTo.filter.title} open>
      {shown && <Destination filters={filters} home={home} {...shown} />}
      <a
        className={styles.where}
        href={`/your-country?${new URLSearchParams({ next: here })}`}
        rel="nofollow"
      >
        {shown ? 'Another country' : 'Choose your country'}
      </a>
    </FilterSection>
  );
}

type FiltersEndProps = { path: string; found: ListedAds; isCounting: boolean };

/** With script the list has followed already, and on a narrow screen the button leads back to it. */
function FiltersEnd({ path, found, isCounting }: FiltersEndProps) {
  const isAlive = useIsAlive();
  const about = found.totalAbout ? 'about ' : '';
  const count = isCounting ? 'Counting …' : `Show ${about}${plural(found.total, 'ad')}`;
  return (
    <div className={isAlive ? `${styles.end} ${styles.alive}` : styles.end}>
      <Button>{isAlive ? count : 'Show ads'}</Button>
      <ButtonLink kind="quiet" href={path}>
        Clear
      </ButtonLink>
    </div>
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

/** Of lengths a list has a tape; only a list of one length has not. */
const MEASURES = LIST_RANGES.filter((range) => !isInCurrency(range));

type AmountsProps = { listing: Listing; filters: Filters };

/** What was read of the amounts, in its reader's units. */
function useSaid(listing: Listing) {
  const units = useDisplayPrefs();
  return (field: string) => amountSaid(listing, units, field);
}

function MeasureFilters({ listing, filters }: AmountsProps) {
  const said = useSaid(listing);
  const { lengthUnit } = useDisplayPrefs();
  const isOfOneLength = listing.category?.group === 'length';
  return MEASURES.filter((range) => range !== LENGTH_RANGE || isOfOneLength).map(
    ({ group, least, most, field, filter }) => (
      <FilterSection
        key={group}
        title={filter.title}
        open={filters.query.has(least) || filters.query.has(most)}
      >
        <RangeFields
          filters={filters}
          ends={[least, most]}
          said={said}
          {...(field.kind === 'size' && { hint: LENGTH_HINTS[lengthUnit] })}
        />
      </FilterSection>
    ),
  );
}

function MoreFilters({ facets, filters }: { facets: Facets; filters: Filters }) {
  return (
    <FilterSection title="More" open={LIST_FLAGS.some((flag) => filters.query.has(flag))}>
      {FLAGS.map(({ group, title }) => (
        <Flag key={group} filters={filters} name={group} count={facets[group][0]}>
          {title}
        </Flag>
      ))}
      <Flag filters={filters} name="sold">
        Show sold ads too
      </Flag>
    </FilterSection>
  );
}

const FLAGS = listFilters(AD_FIELDS).flatMap(({ filter }) =>
  filter.by === 'flag' ? [{ group: filter.group as FlagGroup, title: filter.title }] : [],
);

function PriceFilter({ listing, filters }: AmountsProps) {
  const said = useSaid(listing);
  return (
    <FilterSection title="Price" open>
      <label className={styles.currency}>
        Currency
        <select name="currency" value={filters.currency} onChange={filters.apply}>
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {CURRENCY_SYMBOLS[currency]} {CURRENCY_NAMES[currency]}
            </option>
          ))}
        </select>
      </label>
      <RangeFields filters={filters} ends={AD_FIELDS.price.filter.ends} said={said} />
      <p className={styles.currency}>Per gram</p>
      <RangeFields filters={filters} ends={AD_FIELDS.pricePerGram.filter.ends} said={said} />
    </FilterSection>
  );
}

/** Those that the server offers, and those already chosen. */
function countryChoices({ countries }: Listing, facets: Facets, chosen: readonly string[]) {
  const codes = [...new Set([...facets.country.map(({ value }) => value), ...chosen])];
  return codes.map((value) => ({ value, label: countries[value] ?? value }));
}

/** What the form has no control for must not get lost on the way. */
function CarriedFields({ query }: { query: URLSearchParams }) {
  const kept = ['q', 'words'];
  return [...query]
    .filter(([name]) => kept.includes(name))
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
