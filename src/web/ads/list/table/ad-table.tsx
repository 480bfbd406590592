import type { ReactNode } from 'react';
import { COLOUR_LABELS, TEXTURE_LABELS } from '#rules/hair/hair-words.ts';
import { type AdSort, ANY_AD } from '#rules/search/search-words.ts';
import { Swatch } from '../../../hair/swatch.tsx';
import { showDate } from '../../../ui/dates.ts';
import { AdPhoto } from '../../card/ad-photo.tsx';
import { type CardView, toPhotoFiles } from '../../card/card-view.ts';
import { CompareTick } from '../../compare/compare-tick.tsx';
import { type Listing, toListAddress, toSearchQuery } from '../../find/listing.ts';
import { SaveButton } from '../../card/save-button.tsx';
import { sayBriefly } from '../../told.ts';
import { useDisplayPrefs } from '../../use-display-prefs.ts';
import { useReach } from '../../use-reach.ts';
import { useShownPrice } from '../../use-shown-price.ts';
import styles from './ad-table.module.css';

/** The columns, and by which orders one of them is read: first the one that most people want. */
const COLUMNS: readonly { label: string; orders?: readonly [AdSort, AdSort]; isNumber?: true }[] = [
  { label: 'Hair' },
  { label: 'Length', orders: ['longest', 'shortest'], isNumber: true },
  { label: 'Weight', orders: ['heaviest', 'lightest'], isNumber: true },
  { label: 'Price', orders: ['price', 'price-down'], isNumber: true },
  { label: 'Per gram', orders: ['price-per-gram', 'price-per-gram-down'], isNumber: true },
  { label: 'More' },
  { label: 'From' },
  { label: 'Posting' },
  { label: 'Posted', orders: ['newest', 'oldest'] },
  { label: 'Save' },
];
const UPWARDS: ReadonlySet<AdSort> = new Set(['shortest', 'lightest', 'price', 'price-per-gram', 'oldest']);

type AdTableProps = { listing: Listing; ads: readonly CardView[]; focused: string };

/** The same list for whoever reads many ads at once: a line each, in any order of its columns. */
export default function AdTable({ listing, ads, focused }: AdTableProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <section className={styles.scroll} aria-label="Ads as a table" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map(({ label, orders, isNumber }) =>
                orders ? (
                  <SortedBy key={label} listing={listing} orders={orders} isNumber={isNumber}>
                    {label}
                  </SortedBy>
                ) : (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {ads.map((ad) => (
              <Row key={ad.id} ad={ad} hasFocus={ad.id === focused} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.file}>
        <a href={`/trade/export/ads.csv?${toSearchQuery(listing)}`} rel="nofollow">
          Download the list as CSV
        </a>{' '}
        with the plans Trade and Certified Buyer.
      </p>
    </>
  );
}

type SortedByProps = {
  listing: Listing;
  orders: readonly [AdSort, AdSort];
  isNumber?: true | undefined;
  children: ReactNode;
};

/** A heading that puts the list in its order, and once more in the opposite one. */
function SortedBy({ listing, orders: [first, opposite], isNumber, children }: SortedByProps) {
  const query = new URLSearchParams(listing.query);
  const now = (query.get('sort') ?? ANY_AD.sort) as AdSort;
  const next = now === first ? opposite : first;
  if (next === ANY_AD.sort) query.delete('sort');
  else query.set('sort', next);
  const isSorted = now === first || now === opposite;
  return (
    <th
      scope="col"
      className={isNumber && styles.number}
      aria-sort={isSorted ? (UPWARDS.has(now) ? 'ascending' : 'descending') : undefined}
    >
      <a href={toListAddress(listing, query.toString())} rel="nofollow">
        {children}
      </a>
    </th>
  );
}

function Row({ ad, hasFocus }: { ad: CardView; hasFocus: boolean }) {
  const { lengthUnit, weightUnit } = useDisplayPrefs();
  const units = { lengthUnit, weightUnit };
  const { words, perGram, about } = useShownPrice(ad);
  const reach = useReach(ad);
  const since = ad.status === 'sold' ? ad.soldAt : ad.publishedAt;
  return (
    <tr className={ad.status === 'sold' ? styles.sold : undefined}>
      <th scope="row">
        <span className={styles.hair}>
          <AdPhoto photo={ad.photo && toPhotoFiles(ad.photo)} alt="" sizes="40px" hair={ad} />
          <CompareTick adId={ad.id} title={ad.title} />
          <a ref={hasFocus ? takeFocus : undefined} href={ad.url} title={ad.title}>
            <Swatch colour={ad.colour} />{' '}
            {`${COLOUR_LABELS[ad.colour]}, ${TEXTURE_LABELS[ad.texture].toLowerCase()}`}
          </a>
        </span>
      </th>
      <td className={styles.number}>{sayBriefly({ mm: ad.lengthMm }, units)}</td>
      <td className={styles.number}>{sayBriefly({ grams: ad.grams, isAbout: ad.gramsEstimated }, units)}</td>
      <td className={styles.number} title={about && `The seller asks ${about.asked}`}>
        {about && 'about '}
        {words}
      </td>
      <td className={styles.number}>{perGram}</td>
      <td>{ad.said.map((told) => sayBriefly(told, units)).join(' · ')}</td>
      <td>{ad.place}</td>
      <td>{ad.status === 'sold' ? 'Sold' : ad.isReserved ? 'Reserved' : reach.words}</td>
      <td>{since && <time dateTime={since}>{showDate(since)}</time>}</td>
      <td className={styles.save}>
        <SaveButton adId={ad.id} title={ad.title} />
      </td>
    </tr>
  );
}

const takeFocus = (link: HTMLAnchorElement | null): void => link?.focus();
