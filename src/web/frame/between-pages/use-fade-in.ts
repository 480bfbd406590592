import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { wantsStillness } from '../../ui/browser/motion.ts';

const FADE_MS = 300;

/**
 * A page reached by client navigation fades in. Not by a view transition: while one is being prepared the browser
 * shows a frozen picture of the old page, and what is touched in that time is lost.
 */
export function useFadeIn(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!wantsStillness()) main.current?.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
  }, [pathname, main]);
}
