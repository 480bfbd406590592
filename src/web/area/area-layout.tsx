import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFrameData } from '../frame/frame-context.ts';
import { UnreadCount } from '../frame/nav/unread-count.tsx';
import type { AreaTab } from './area-tabs.ts';
import { useCurrentInRow } from './use-current-in-row.ts';
import styles from './area-layout.module.css';

type AreaLayoutProps = { title: string; tabs: readonly AreaTab[]; children: ReactNode };

/** Somebody's own area: its tabs are links in one row, so that every one has an address and works without script. */
export function AreaLayout({ title, tabs, children }: AreaLayoutProps) {
  const { pathname } = useLocation();
  const current = findTab(pathname, tabs);
  const frame = useFrameData();
  const waiting = frame?.unread;
  const there = tabs.filter(({ needs }) => needs === undefined || frame?.site.hasSales);
  const unread = ({ counts }: AreaTab) => (counts && waiting?.[counts]) ?? 0;
  const { row, entry } = useCurrentInRow<HTMLUListElement, HTMLLIElement>(current?.url);
  return (
    <div className={styles.area}>
      <nav aria-label={title}>
        <ul className={styles.tabs} ref={row}>
          {there.map((tab) => (
            <li key={tab.url} ref={tab === current ? entry : null}>
              <a href={tab.url} aria-current={tab === current ? 'page' : undefined}>
                {tab.label} <UnreadCount count={unread(tab)} word={tab.counts && COUNTED[tab.counts]} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

const COUNTED: Partial<Record<NonNullable<AreaTab['counts']>, string>> = {
  offers: 'to answer',
  sales: 'to do',
};

/** The tab that a page belongs to, which may lie below it. */
const findTab = (pathname: string, tabs: readonly AreaTab[]): AreaTab | undefined =>
  tabs
    .filter(({ url }) => pathname === url || pathname.startsWith(`${url}/`))
    .toSorted((a, b) => b.url.length - a.url.length)[0];
