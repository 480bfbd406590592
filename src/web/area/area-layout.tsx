import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { AreaTab } from './area-tabs.ts';
import styles from './area-layout.module.css';

type AreaLayoutProps = { title: string; tabs: readonly AreaTab[]; children: ReactNode };

/** Somebody's own area: its tabs are links, so that every one has an address and works without script. */
export function AreaLayout({ title, tabs, children }: AreaLayoutProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.area}>
      <p className={styles.title}>{title}</p>
      <nav aria-label={title}>
        <ul className={styles.tabs}>
          {tabs.map(({ url, label }) => (
            <li key={url}>
              <a href={url} aria-current={pathname === url ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
