import styles from './breadcrumbs.module.css';

export type Crumb = { label: string; url: string };
export const HOME: Crumb = { label: 'Home', url: '/' };

/** Where the page stands, from home on. The last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.nav} aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {[HOME, ...crumbs].map(({ label, url }, place) => (
          <li key={url}>
            {place === crumbs.length ? <span aria-current="page">{label}</span> : <a href={url}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
