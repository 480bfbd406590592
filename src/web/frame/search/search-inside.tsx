import { type RefObject, Suspense, useRef, useState } from 'react';
import { plural } from '#rules/text/plural.ts';
import { useNavigate } from 'react-router';
import { COLOUR_CATEGORIES, LENGTH_CATEGORIES } from '../../hair/categories.ts';
import { Swatch } from '../../hair/swatch.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { lazyPart } from '../../ui/browser/lazy-part.ts';
import layout from '../../ui/layout.module.css';
import { useCombobox } from '../../ui/hooks/use-combobox.ts';
import { addSearch, clearSearches, useLastSearches } from './last-searches.ts';
import { SearchForm } from './search-form.tsx';
import { CLOSES_SEARCH } from './search-invokers.ts';
import { isOffering, useSuggestions } from './use-suggestions.ts';
import styles from './search-overlay.module.css';
import { useEntryKey } from '../../ui/hooks/use-entry-key.ts';

const SUGGESTIONS_ID = 'suggestions';
/** With all that it takes to show ads: loaded when something is offered. */
const Suggestions = lazyPart(() => import('./suggestions.tsx'));

/** The words come first in it and the way out last: a dialog gives the focus to its first control. */
export function SearchInside() {
  const box = useRef<HTMLInputElement>(null);
  const key = useEntryKey();
  return (
    <>
      <h2 id="search-heading">Find hair</h2>
      {/* On another page it begins empty. */}
      <Words key={key} box={box} />
      <LastSearches afterClearing={() => box.current?.focus()} />
      <Often />
      <button type="button" className={styles.close} aria-label="Close search" {...CLOSES_SEARCH}>
        <CloseIcon />
      </button>
    </>
  );
}

/** What is typed, and what it may become. */
function Words({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const { suggested, close } = useSuggestions(words);
  const combobox = useCombobox({
    listId: SUGGESTIONS_ID,
    count: suggested.suggestions.length,
    close,
    choose: (place) => {
      const text = suggested.suggestions[place]?.text ?? words;
      addSearch(text);
      void navigate(`/all-ads?${new URLSearchParams({ q: text })}`);
    },
  });
  return (
    <>
      <SearchForm
        id="search-words"
        box={{
          ...combobox.box,
          ref: box,
          onInput: ({ currentTarget }) => {
            combobox.reset();
            setWords(currentTarget.value);
          },
        }}
      />
      {isOffering(suggested) && (
        <Suspense>
          <Suggestions listId={SUGGESTIONS_ID} suggested={suggested} option={combobox.option} />
        </Suspense>
      )}
      <output className={layout.visuallyHidden}>
        {suggested.suggestions.length > 0 && plural(suggested.suggestions.length, 'suggestion')}
      </output>
    </>
  );
}

function LastSearches({ afterClearing }: { afterClearing: () => void }) {
  const searches = useLastSearches();
  if (searches.length === 0) return null;
  return (
    <div className={styles.last}>
      <h3>Recent searches</h3>
      <Chips>
        {searches.map((words) => (
          <Chip key={words} href={`/all-ads?q=${encodeURIComponent(words)}`} onClick={() => addSearch(words)}>
            {words}
          </Chip>
        ))}
      </Chips>
      <button
        type="button"
        className={styles.forget}
        onClick={() => {
          clearSearches();
          afterClearing();
        }}
      >
        Clear
      </button>
    </div>
  );
}

function Often() {
  return (
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
  );
}

const OFTEN: readonly string[] = ['black', 'brown', 'white-and-grey'];
