import { plural } from '#rules/text/plural.ts';
import { Chip, Chips } from '../../ui/chips.tsx';
import { AdGrid } from '../card/ad-grid.tsx';
import type { Alternatives } from '../find/load-ad-list.ts';
import { toListAddress, toSearchQuery, type Listing } from '../find/listing.ts';
import { useNotedMiss } from '../../ui/hooks/use-noted-miss.ts';
import styles from './empty-list.module.css';

/** No dead end: what to drop and what that gives, then the nearest. */
export default function EmptyList({ listing, ways }: { listing: Listing; ways: Alternatives }) {
  useNotedMiss('/all-ads/missed', toSearchQuery(listing).toString());
  return (
    <div className={styles.empty}>
      <div className={styles.note}>
        <h3>No ads match all of this</h3>
        {ways.without.length > 0 ? (
          <>
            <p>Remove one filter to see more:</p>
            <Chips>
              {ways.without.map(({ label, without, total }) => (
                <Chip key={label} href={toListAddress(listing, without)} rel="nofollow">
                  Without {toQuoted(label)}: {plural(total, 'ad')}
                </Chip>
              ))}
            </Chips>
          </>
        ) : (
          <p>
            Try fewer filters or other words, or <a href="/all-ads">look through all ads</a>.
          </p>
        )}
        <p>
          Or <a href={`/wanted/new?${toSearchQuery(listing)}`}>ask for it: post a request</a>. Sellers who
          have it can answer.
        </p>
      </div>
      {ways.nearest.length > 0 && (
        <>
          <h3>Closest matches</h3>
          <AdGrid ads={ways.nearest} kind="listRow" />
        </>
      )}
    </div>
  );
}

/** Words that were searched for have their quotation marks already. */
const toQuoted = (label: string): string => (label.startsWith('“') ? label : `“${label}”`);
