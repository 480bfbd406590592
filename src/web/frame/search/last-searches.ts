import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'searches';
const MAX_SEARCHES = 5;
const NONE: readonly string[] = [];

const watchers = new Set<() => void>();
let known: { text: string | null; searches: readonly string[] } = { text: null, searches: NONE };

/** What was last looked for; it stays in this browser. */
export const useLastSearches = (): readonly string[] => useSyncExternalStore(watch, readSearches, () => NONE);

export function addSearch(words: string): void {
  const trimmed = words.trim();
  if (trimmed === '') return;
  store([trimmed, ...readSearches().filter((each) => each !== trimmed)].slice(0, MAX_SEARCHES));
}

export const clearSearches = (): void => store(NONE);

/** A browser may refuse to keep anything; then there is just no list. */
function readSearches(): readonly string[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text !== known.text) known = { text, searches: parse(text) };
    return known.searches;
  } catch {
    return NONE;
  }
}

function parse(text: string | null): readonly string[] {
  const found: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(found)
    ? found.filter((each) => typeof each === 'string').slice(0, MAX_SEARCHES)
    : NONE;
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(searches));
  } catch {
    // Nothing to do: the search itself works.
  }
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  // Another tab may look for something, too.
  addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener('storage', watcher);
  };
}
