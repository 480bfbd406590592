import { formatNumber } from '#rules/numbers/format-number.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { isPlainClick } from '../../../ui/browser/is-plain-click.ts';
import layout from '../../../ui/layout.module.css';
import type { AdListData } from '../../find/load-ad-list.ts';
import { toListAddress } from '../../find/listing.ts';
import type { useMoreAds } from './use-more-ads.ts';
import styles from './next-page.module.css';

type NextPageProps = { list: AdListData; more: ReturnType<typeof useMoreAds>; size: number };

/** Real links, so that the next page has an address of its own. With script the next ads come under these instead. */
export function NextPage({ list: { listing, found, seen }, more, size }: NextPageProps) {
  const { query, isLaterPage } = listing;
  const { total, totalAbout } = found;
  if (found.next === null && !isLaterPage) return null;
  const shown = seen + more.items.length;
  const left = totalAbout ? size : Math.max(1, total - shown);
  return (
    <nav className={styles.next} aria-label="Pages">
      {shown <= total && (!isLaterPage || seen > 0) && (
        <p>
          {formatNumber(shown)} of {totalAbout && 'about '}
          {formatNumber(total)}
          <span className={layout.visuallyHidden}> ads</span>
        </p>
      )}
      {more.next !== null && (
        <ButtonLink
          kind="secondary"
          rel="next"
          href={toListAddress(listing, query, more.next, shown)}
          aria-busy={more.isLoading || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            more.load();
          }}
        >
          Load {Math.min(left, size)} more
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
