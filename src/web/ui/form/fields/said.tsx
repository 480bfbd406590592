import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What we read of an amount that was typed, beside its field: '= €1.20 per gram'. */
export const Said = ({ of, children }: { of: string; children: ReactNode }) => (
  <output className={styles.said} htmlFor={of} data-said={of}>
    = {children}
  </output>
);
