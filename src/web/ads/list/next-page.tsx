import { ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import type { ListedAds } from '../find/load-ad-list.ts';
import { toListAddress, type Listing } from '../find/listing.ts';
import styles from './next-page.module.css';

/** Real links, so that the next page has an address of its own. The script puts the next ads under these instead. */
export function NextPage({ listing, found, seen }: { listing: Listing; found: ListedAds; seen: number }) {
  const { search, query } = listing;
  const { next, items, total, totalAbout } = found;
  const isLaterPage = search.after !== undefined;
  if (next === null && !isLaterPage) return null;
  const shown = Math.max(seen, 0) + items.length;
  const left = totalAbout ? search.limit : Math.max(1, total - shown);
  return (
    <nav className={styles.next} aria-label="Pages" data-pages>
      {shown <= total && (isLaterPage ? seen > 0 : true) && (
        <p data-shown>
          {shown.toLocaleString('en-GB')} of {totalAbout && 'about '}
          {total.toLocaleString('en-GB')}
          <span className={layout.visuallyHidden}> ads</span>
        </p>
      )}
      {next !== null && (
        <ButtonLink
          kind="secondary"
          rel="next"
          href={toListAddress(listing, query, next, shown)}
          data-load-more
        >
          Load {Math.min(left, search.limit)} more
        </ButtonLink>
      )}
      {isLaterPage && (
        <ButtonLink kind="quiet" href={toListAddress(listing, query)}>
          Back to the start
        </ButtonLink>
      )}
    </nav>
  );
}
