import { type UIMatch, useLocation, useMatches } from 'react-router';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import styles from './page-trail.module.css';

/** One step of a trail. Without an address it is the page itself; 'settings' lies in the area that the page is in. */
type TrailStep = { label: string; url?: string };

/**
 * Where a page stands that people use and do not read: its route says so as its `handle`, and the area round it says
 * the steps before. Pages of words and ads draw their own way.
 */
export type TrailHandle = {
  trail: readonly TrailStep[] | ((pathname: string, loaded: unknown) => readonly TrailStep[]);
};

export function PageTrail() {
  const { pathname } = useLocation();
  const crumbs = useMatches().flatMap((match, at, matches) =>
    listSteps(match, pathname).map(({ label, url }) => ({
      label,
      url: toAddress(url, matches[at - 1]?.pathname ?? '') ?? pathname,
    })),
  );
  if (crumbs.length === 0) return null;
  return (
    <div className={styles.trail}>
      <Breadcrumbs crumbs={crumbs} />
    </div>
  );
}

function listSteps({ handle, loaderData }: UIMatch, pathname: string): readonly TrailStep[] {
  const { trail = [] } = (handle ?? {}) as Partial<TrailHandle>;
  return typeof trail === 'function' ? trail(pathname, loaderData) : trail;
}

const toAddress = (url: string | undefined, area: string) =>
  url === undefined || url.startsWith('/') ? url : `${area}/${url}`;

/** An area, and whichever of its places somebody is at. */
export const trailInArea = (area: Crumb, places: readonly Crumb[], pathname: string): readonly Crumb[] => [
  area,
  ...places.filter(({ url }) => url === pathname && url !== area.url),
];
