import type { ComponentProps, ReactNode } from 'react';
import styles from './chips.module.css';

export function Chips({ children }: { children?: ReactNode }) {
  return <ul className={styles.chips}>{children}</ul>;
}

/** A short way somewhere: a category, or the same list without one filter. */
export function Chip({
  children,
  isOn = false,
  ...link
}: Omit<ComponentProps<'a'>, 'className'> & { /** What it stands for is chosen. */ isOn?: boolean }) {
  return (
    <li>
      <a className={isOn ? `${styles.chip} ${styles.on}` : styles.chip} {...link}>
        {children}
      </a>
    </li>
  );
}
