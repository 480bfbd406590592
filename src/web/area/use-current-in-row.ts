import { useEffect, useRef } from 'react';

/** A row that scrolls sideways, moved so far that its current entry is in sight. Never moves the page itself. */
export function useCurrentInRow<Row extends HTMLElement, Entry extends HTMLElement>(
  current: string | undefined,
) {
  const row = useRef<Row>(null);
  const entry = useRef<Entry>(null);
  useEffect(() => {
    if (!current || !row.current || !entry.current) return;
    const outer = row.current.getBoundingClientRect();
    const inner = entry.current.getBoundingClientRect();
    if (inner.left < outer.left || inner.right > outer.right)
      row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  return { row, entry };
}
