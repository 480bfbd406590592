import type { ReactNode } from 'react';
import { ChevronIcon } from '../ui/icons.tsx';
import type { Choice } from './filter-groups.tsx';
import styles from './filter-parts.module.css';

export function FilterGroup({
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

type ChoicesProps = { name: string; choices: readonly Choice[]; chosen: readonly string[] };

export function Choices({ name, choices, chosen }: ChoicesProps) {
  return choices.map(({ value, label, drawing }) => (
    <label key={value} className={name === 'length' ? `${styles.choice} ${styles.onRuler}` : styles.choice}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
      {name !== 'length' && drawing}
      <span>{label}</span>
      {name === 'length' && drawing}
    </label>
  ));
}

export function Flag({ name, checked, children }: { name: string; checked: boolean; children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} value="1" defaultChecked={checked} />
      <span>{children}</span>
    </label>
  );
}

/** Two amounts as they were typed: `minPrice` and `maxPrice` for the name 'Price'. */
export function Range({ name, query }: { name: string; query: URLSearchParams }) {
  return (
    <div className={styles.range}>
      {[
        { label: 'From', field: `min${name}` },
        { label: 'To', field: `max${name}` },
      ].map(({ label, field }) => (
        <label key={field}>
          {label}
          <input name={field} inputMode="decimal" defaultValue={query.get(field) ?? ''} autoComplete="off" />
        </label>
      ))}
    </div>
  );
}
