import { useEffect, useRef } from 'react';

/** Longer than the pauses between words: half a word is not what somebody looked for. */
const MISS_AFTER_MS = 2000;

/** Somebody rests on a search that finds nothing: whoever could change that would like to know, once. */
export function useNotedMiss(action: string, query: string | undefined): void {
  const noted = useRef(new Set<string>());
  useEffect(() => {
    if (query === undefined || noted.current.has(query)) return;
    const rest = setTimeout(() => {
      noted.current.add(query);
      // Nobody is told where that fails: it was not their wish.
      void fetch(action, { method: 'POST', body: new URLSearchParams(query) }).catch(() => {});
    }, MISS_AFTER_MS);
    return () => clearTimeout(rest);
  }, [action, query]);
}
