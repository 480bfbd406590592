import { type RefObject, useEffect, useRef } from 'react';
import { useCloseOnLeaving } from '../../ui/hooks/use-close-on-leaving.ts';
import { SearchInside } from './search-inside.tsx';
import { SEARCH_ID } from './search-invokers.ts';
import styles from './search-overlay.module.css';

export function SearchOverlay() {
  const overlay = useRef<HTMLDialogElement>(null);
  useCloseOnLeaving(overlay);
  useOpeningByKey(overlay);
  return (
    <dialog
      ref={overlay}
      id={SEARCH_ID}
      popover="auto"
      className={styles.overlay}
      aria-labelledby="search-heading"
      closedby="any"
    >
      <SearchInside />
    </dialog>
  );
}

/** Ctrl K or ⌘ K opens the search from anywhere. */
function useOpeningByKey(overlay: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const { current } = overlay;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!current || current.open) return;
      if (current.matches(':popover-open')) current.hidePopover();
      current.showModal();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [overlay]);
}
