import { plural } from '#rules/text/plural.ts';
import { AD_SORT_LABELS, AD_SORTS, ANY_AD } from '#rules/search/search-words.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { Options } from '../../ui/form/fields/options.tsx';
import { CompareSwitch } from '../compare/compare-tick.tsx';
import { FILTER_FORM, OPENS_FILTERS } from './filters/ad-filters.tsx';
import type { AppliedFilter } from '../find/applied-filters.ts';
import type { ListedAds } from '../find/load-ad-list.ts';
import { toListAddress, type Listing } from '../find/listing.ts';
import { ListDisplay } from './list-display.tsx';
import { QuickChips } from './filters/quick-chips.tsx';
import type { Filters } from './filters/use-filters.ts';
import { ReadingNote } from './reading-note.tsx';
import styles from './list-tools.module.css';

type ListToolsProps = {
  listing: Listing;
  found: ListedAds;
  filters: Filters;
  applied: readonly AppliedFilter[];
};

/** How many there are, in which order, and by what they were narrowed. */
export function ListTools({ listing, found, filters, applied }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <button type="button" className={styles.filters} {...OPENS_FILTERS}>
          Filter {applied.length > 0 && <b>{applied.length}</b>}
        </button>
        <div className={styles.sort}>
          <select
            aria-label="Order"
            name="sort"
            form={FILTER_FORM}
            value={filters.query.get('sort') ?? ANY_AD.sort}
            onChange={filters.apply}
          >
            <Options options={AD_SORTS.map((sort) => [sort, AD_SORT_LABELS[sort]])} />
          </select>
          <span className="without-script">
            <Button kind="quiet" form={FILTER_FORM}>
              Sort
            </Button>
          </span>
        </div>
        <CompareSwitch />
        <div className={styles.chips}>
          <Chips>
            <AppliedChips listing={listing} applied={applied} />
            <QuickChips listing={listing} />
          </Chips>
        </div>
      </div>
      <div className={styles.line}>
        <output className={styles.count}>{countWords(found)}</output>
        <ListDisplay listing={listing} />
      </div>
      <ReadingNote listing={listing} found={found} />
    </div>
  );
}

function AppliedChips({ listing, applied }: { listing: Listing; applied: readonly AppliedFilter[] }) {
  if (applied.length === 0) return null;
  return (
    <>
      {applied.map(({ label, without }) => (
        <Chip
          key={label}
          isOn
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
    </>
  );
}

function countWords({ total, totalAbout }: ListedAds): string {
  if (totalAbout) return `About ${plural(total, 'ad')}`;
  return plural(total, 'ad');
}
