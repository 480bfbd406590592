import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Kind = { kind?: 'primary' | 'secondary' | 'quiet' };

/** Looks like a button and goes somewhere. */
export function ButtonLink({
  kind = 'primary',
  children,
  ...link
}: Omit<ComponentProps<'a'>, 'className'> & Kind) {
  return (
    <a className={`${styles.button} ${styles[kind]}`} {...link}>
      {children}
    </a>
  );
}

export function Button({
  kind = 'primary',
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'className'> & Kind) {
  return (
    <button className={`${styles.button} ${styles[kind]}`} {...button}>
      {children}
    </button>
  );
}
