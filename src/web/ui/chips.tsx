import type { ComponentProps, ReactNode } from 'react';
import styles from './chips.module.css';

export function Chips({ children }: { children: ReactNode }) {
  return <ul className={styles.chips}>{children}</ul>;
}

/** A short way somewhere: a category, or the same list without one filter. */
export function Chip({ children, ...link }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <li>
      <a className={styles.chip} {...link}>
        {children}
      </a>
    </li>
  );
}
