import { type ReactNode, useState } from 'react';
import { formatNumber } from '#rules/numbers/format-number.ts';
import { ANYWHERE } from '#rules/preferences/preferences.ts';
import { Said } from '../../../ui/form/fields/said.tsx';
import { useTyped } from '../../../ui/hooks/use-typed.ts';
import type { FilterChoice } from './filter-groups.tsx';
import type { ListedAds } from '../../find/load-ad-list.ts';
import { findDestination, type Listing } from '../../find/listing.ts';
import type { Filters } from './use-filters.ts';
import styles from './filter-parts.module.css';

type FilterSectionProps = { title: string; open: boolean; children: ReactNode };

/** Open or not as it was at first, then as somebody leaves it: nothing folds up under the hand. */
export function FilterSection({ title, open, children }: FilterSectionProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <fieldset className={styles.fields} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}

type FacetCount = ListedAds['facets']['colour'][number];
type FilterChoicesProps = {
  filters: Filters;
  name: string;
  choices: readonly FilterChoice[];
  counts: readonly FacetCount[];
};

const ON_RULER = `${styles.choice} ${styles.onRuler}`;
const NONE = `${styles.choice} ${styles.none}`;

export function FilterChoices({ filters, name, choices, counts }: FilterChoicesProps) {
  const chosen = filters.query.getAll(name);
  const isSample = counts.some(({ about }) => about);
  return choices.map(({ value, label, drawing }) => {
    const count = counts.find((each) => each.value === value);
    return (
      <label
        key={value}
        className={
          name === 'length' ? ON_RULER : isSample || (count && count.count > 0) ? styles.choice : NONE
        }
      >
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={filters.apply}
        />
        {name !== 'length' && drawing}
        {label}
        {name === 'length' && drawing}
        <CountLabel count={count} isSample={isSample} />
      </label>
    );
  });
}

/** How many ads choosing this would give; a figure from a sample is said to be one, and what it did not meet is rare. */
function CountLabel({ count, isSample = false }: { count: FacetCount | undefined; isSample?: boolean }) {
  if (count === undefined && isSample) return <small className={styles.count}>few</small>;
  const number = formatNumber(count?.count ?? 0);
  return <small className={styles.count}>{count?.about ? `about ${number}` : number}</small>;
}

type DestinationProps = { filters: Filters; home: Listing['home']; country: string; name: string };

/** Ticked for one country; where that is usual, an empty box must say so, too. */
export function Destination({ filters, home, country, name }: DestinationProps) {
  return (
    <>
      <input type="hidden" name="to" value={ANYWHERE} />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="to"
          value={country}
          checked={findDestination(filters.query, home) === country}
          onChange={filters.apply}
        />
        {name}
      </label>
    </>
  );
}

type FlagProps = { filters: Filters; name: string; count?: FacetCount | undefined; children: ReactNode };

export function Flag({ filters, name, count, children }: FlagProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        value="1"
        checked={filters.query.has(name)}
        onChange={filters.apply}
      />
      {children}
      {count && <CountLabel count={count} />}
    </label>
  );
}

type RangeFieldsProps = {
  filters: Filters;
  ends: readonly [least: string, most: string];
  /** What was read of the amount in the field of this name; undefined where nothing was. */
  said: (field: string) => string | undefined;
  hint?: string;
};

/** Two amounts as they were typed, and as they were read. */
export function RangeFields({ filters, ends: [least, most], said, hint }: RangeFieldsProps) {
  return (
    <div className={styles.range}>
      <AmountField filters={filters} label="From" field={least} said={said(least)} />
      <AmountField filters={filters} label="To" field={most} said={said(most)} />
      {hint && <small>{hint}</small>}
    </div>
  );
}

type AmountFieldProps = { filters: Filters; label: string; field: string; said: string | undefined };

function AmountField({ filters, label, field, said }: AmountFieldProps) {
  const { value, onChange } = useTyped(filters.query.get(field) ?? '');
  return (
    <label>
      {label}
      <input
        id={field}
        name={field}
        inputMode="decimal"
        value={value}
        onChange={(event) => {
          onChange(event);
          filters.applySoon();
        }}
        autoComplete="off"
      />
      {said && <Said of={field}>{said}</Said>}
    </label>
  );
}
