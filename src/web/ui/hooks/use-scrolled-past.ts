import { useSyncExternalStore } from 'react';

/** Whether more than so many pixels of the page have been scrolled. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => scrollY > pixels,
    () => false,
  );

function watchScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}
