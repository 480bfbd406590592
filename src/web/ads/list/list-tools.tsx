import { plural } from '#rules/text/plural.ts';
import { AD_SORT_LABELS, AD_SORTS } from '#rules/search/search-words.ts';
import { CURRENCY_NAMES } from '#rules/money.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { showDate } from '../../ui/dates.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { Once } from '../../frame/once.tsx';
import { FILTER_FORM, OPENS_FILTERS } from './filters/ad-filters.tsx';
import { type AppliedFilter, appliedFilters } from '../find/applied-filters.ts';
import type { ListedAds } from '../find/load-ad-list.ts';
import { toListAddress, isFirstPage, type Listing } from '../find/listing.ts';
import { ListDisplay } from './list-display.tsx';
import { QuickChips } from './filters/quick-chips.tsx';
import { ReadingNote } from './reading-note.tsx';
import { useDisplayPrefs } from '../use-display-prefs.ts';
import styles from './list-tools.module.css';

/** How many there are, in which order, and by what they were narrowed. */
export function ListTools({ listing, found }: { listing: Listing; found: ListedAds }) {
  const { items: _shownBelow, pinned: _above, facets: _beside, next: _under, ...said } = found;
  const shown = useDisplayPrefs();
  return (
    <Once of={isFirstPage(listing) ? `tools ${JSON.stringify([listing, said, shown])}` : null}>
      <Tools listing={listing} found={found} />
    </Once>
  );
}

function Tools({ listing, found }: { listing: Listing; found: ListedAds }) {
  const shown = useDisplayPrefs();
  const applied = appliedFilters(listing, shown);
  return (
    <div className={styles.tools}>
      <p className={styles.count}>{countWords(found)}</p>
      <button type="button" className={styles.filters} {...OPENS_FILTERS}>
        Filters{applied.length > 0 && ` (${applied.length})`}
      </button>
      <div className={styles.sort}>
        <label className={layout.visuallyHidden} htmlFor="sort">
          Order
        </label>
        <select id="sort" name="sort" form={FILTER_FORM} defaultValue={listing.search.sort}>
          {AD_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {AD_SORT_LABELS[sort]}
            </option>
          ))}
        </select>
        <Button kind="quiet" form={FILTER_FORM}>
          Sort
        </Button>
      </div>
      <ListDisplay listing={listing} />
      <ReadingNote listing={listing} found={found} />
      <AppliedChips listing={listing} applied={applied} />
      <QuickChips listing={listing} />
      {shown.currency && shown.rates && (
        <p className={styles.rate}>
          {CURRENCY_NAMES[shown.currency]}: ‘about’ prices are converted at the rates of{' '}
          {showDate(shown.rates.date)}. The seller’s own price is the one that counts.
        </p>
      )}
    </div>
  );
}

function AppliedChips({ listing, applied }: { listing: Listing; applied: readonly AppliedFilter[] }) {
  if (applied.length === 0) return null;
  return (
    <div className={styles.applied}>
      <Chips>
        {applied.map(({ label, without }) => (
          <Chip
            key={label}
            href={toListAddress(listing, without)}
            rel="nofollow"
            aria-label={`Remove ${label}`}
          >
            {label} <CloseIcon />
          </Chip>
        ))}
        <li>
          <a className={styles.clear} href={listing.path}>
            Clear all
          </a>
        </li>
      </Chips>
    </div>
  );
}

function countWords({ total, totalAbout }: ListedAds): string {
  if (totalAbout) return `About ${plural(total, 'ad')}`;
  return plural(total, 'ad');
}
