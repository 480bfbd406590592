import type { ReactNode, SVGProps } from 'react';
import styles from './icons.module.css';

/** Drawn on a grid of 24 with one stroke. Always beside a word, or inside something that has a name. */
export function makeIcon(name: string, drawing: ReactNode) {
  const Icon = (props: Omit<SVGProps<SVGSVGElement>, 'className'>) => (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      // Before the stylesheet is there, or where it never comes, an icon would fill the screen.
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      {...props}
    >
      {drawing}
    </svg>
  );
  Icon.displayName = `${name}Icon`;
  return Icon;
}
