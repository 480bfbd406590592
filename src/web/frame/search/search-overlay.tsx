import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useCloseOnLeaving } from '../../ui/use-close-on-leaving.ts';
import { SEARCH_ID } from './search-invokers.ts';
import styles from './search-overlay.module.css';

/** Settled when somebody opens the search for the first time: few do, and nobody else need load what is in it. */
const opening = Promise.withResolvers<void>();

const SearchInside = import.meta.env.SSR
  ? (await import('./search-inside.tsx')).default
  : lazyPart(() => opening.promise.then(() => import('./search-inside.tsx')));

/** It is opened by its buttons without script, too: until then React leaves what the server has drawn as it is. */
export function SearchOverlay() {
  const overlay = useRef<HTMLDialogElement>(null);
  useCloseOnLeaving(overlay);
  useOpening(overlay);
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
      <Suspense>
        <SearchInside />
      </Suspense>
    </dialog>
  );
}

/** Heard by the element itself: what happens in a part that is not alive yet, React tells nobody. */
function useOpening(overlay: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = overlay;
    const open = () => opening.resolve();
    current?.addEventListener('beforetoggle', open);
    current?.addEventListener('focusin', open);
    return () => {
      current?.removeEventListener('beforetoggle', open);
      current?.removeEventListener('focusin', open);
    };
  }, [overlay]);
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
