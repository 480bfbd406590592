import type { ReactNode } from 'react';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { Said } from '../../../ui/form/said.tsx';
import type { FilterChoice } from './filter-groups.tsx';
import type { ListedAds } from '../../find/load-ad-list.ts';
import styles from './filter-parts.module.css';

export function FilterSection({
  title,
  open,
  children,
}: {
  title: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.group} open={open}>
      <summary>
        {title} <ChevronIcon />
      </summary>
      <fieldset className={styles.fields} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}

type FacetCount = ListedAds['facets']['colour'][number];
type FilterChoicesProps = {
  name: string;
  choices: readonly FilterChoice[];
  chosen: readonly string[];
  counts: readonly FacetCount[];
};

export function FilterChoices({ name, choices, chosen, counts }: FilterChoicesProps) {
  return choices.map(({ value, label, drawing }) => (
    <label key={value} className={name === 'length' ? `${styles.choice} ${styles.onRuler}` : styles.choice}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
      {name !== 'length' && drawing}
      <span>{label}</span>
      {name === 'length' && drawing}
      <CountLabel
        count={counts.find((each) => each.value === value)}
        isSample={counts.some(({ about }) => about)}
      />
    </label>
  ));
}

/** How many ads choosing this would give; a figure from a sample is said to be one, and what it did not meet is rare. */
function CountLabel({ count, isSample = false }: { count: FacetCount | undefined; isSample?: boolean }) {
  if (count === undefined && isSample) return <small className={styles.count}>few</small>;
  const number = (count?.count ?? 0).toLocaleString('en-GB');
  return <small className={styles.count}>{count?.about ? `about ${number}` : number}</small>;
}

type FlagProps = { name: string; checked: boolean; count?: FacetCount | undefined; children: ReactNode };

export function Flag({ name, checked, count, children }: FlagProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} value="1" defaultChecked={checked} />
      <span>{children}</span>
      {count && <CountLabel count={count} />}
    </label>
  );
}

type RangeFieldsProps = {
  ends: readonly [least: string, most: string];
  query: URLSearchParams;
  /** What was read of the amount in the field of this name; undefined where nothing was. */
  said: (field: string) => string | undefined;
  hint?: string;
};

/** Two amounts as they were typed, and as they were read. */
export function RangeFields({ ends: [least, most], query, said, hint }: RangeFieldsProps) {
  return (
    <div className={styles.range}>
      {[
        { label: 'From', field: least },
        { label: 'To', field: most },
      ].map(({ label, field }) => (
        <label key={field}>
          {label}
          <input
            id={field}
            name={field}
            inputMode="decimal"
            defaultValue={query.get(field) ?? ''}
            autoComplete="off"
          />
          {said(field) && <Said of={field}>{said(field)}</Said>}
        </label>
      ))}
      {hint && <small>{hint}</small>}
    </div>
  );
}
