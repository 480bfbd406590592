import { ButtonLink } from '../ui/button.tsx';
import { addressOf, type Listing } from './listing.ts';
import styles from './next-page.module.css';

/** Real links, so that the next page has an address of its own. */
export function NextPage({ listing, next }: { listing: Listing; next: string | null }) {
  const { search, query } = listing;
  const isLaterPage = search.after !== undefined;
  if (next === null && !isLaterPage) return null;
  return (
    <nav className={styles.next} aria-label="Pages">
      {isLaterPage && (
        <ButtonLink kind="quiet" href={addressOf(listing, query)}>
          Back to the start
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink kind="secondary" rel="next" href={addressOf(listing, query, next)}>
          Load {search.limit} more
        </ButtonLink>
      )}
    </nav>
  );
}
