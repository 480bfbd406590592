import { COLOUR_CATEGORIES, LENGTH_CATEGORIES } from '../../hair/categories.ts';
import { Swatch } from '../../hair/swatch.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { SearchForm } from './search-form.tsx';
import styles from './search-overlay.module.css';

const ID = 'search';

/** Opens a modal where the browser knows invoker commands, else a popover: no script either way. */
export const OPENS_SEARCH = { command: 'show-modal', commandfor: ID, popoverTarget: ID };
const CLOSES_SEARCH = { command: 'close', commandfor: ID, popoverTarget: ID };

/** The words come first in it and the way out last: a dialog gives the focus to its first control. */
export function SearchOverlay() {
  return (
    <dialog id={ID} popover="auto" className={styles.overlay} aria-labelledby="search-heading" closedby="any">
      <h2 id="search-heading">Find hair</h2>
      <SearchForm id="search-words" />
      <Suggestions />
      <LastSearches />
      <div className={styles.often}>
        <h3>Popular searches</h3>
        <Chips>
          {LENGTH_CATEGORIES.slice(-3).map(({ value, label, url }) => (
            <Chip key={value} href={url}>
              {label}
            </Chip>
          ))}
          {COLOUR_CATEGORIES.filter(({ value }) => OFTEN.includes(value)).map(({ value, label, url }) => (
            <Chip key={value} href={url}>
              <Swatch colour={value} /> {label}
            </Chip>
          ))}
        </Chips>
      </div>
      <output className={layout.visuallyHidden} data-suggestions-status="" />
      <button type="button" className={styles.close} aria-label="Close search" {...CLOSES_SEARCH}>
        <CloseIcon />
      </button>
    </dialog>
  );
}

/** Ways to end what is being typed: filled by the frame's script, which also makes the words' box a combobox. */
function Suggestions() {
  return (
    <div className={styles.suggestions} data-suggestions="" hidden>
      <ul id="suggestions" aria-label="Suggestions" />
      <template>
        <li>
          <span />
          <small />
        </li>
      </template>
    </div>
  );
}

/** Filled by the frame's script from what this browser has stored. */
function LastSearches() {
  return (
    <div className={styles.last} data-last-searches="" hidden>
      <h3>Recent searches</h3>
      <Chips />
      <button type="button" className={styles.forget} data-forget="">
        Clear
      </button>
      <template>
        <Chip href="/all-ads" />
      </template>
    </div>
  );
}

const OFTEN: readonly string[] = ['black', 'brown', 'white-and-grey'];
