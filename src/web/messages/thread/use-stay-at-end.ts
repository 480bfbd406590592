import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';

/** Whoever is this close to the end is reading the newest message. */
const NEAR_PX = 160;

/**
 * Keeps the end of a conversation in sight: on opening it, of one's own message always, and of what comes in while its
 * reader is at the end. Whoever reads further up is left there.
 */
export function useStayAtEnd(count: number, sending: FormData | undefined): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  useEffect(() => {
    const look = () => {
      const below = (end.current?.getBoundingClientRect().top ?? 0) - window.innerHeight;
      isNear.current = below < NEAR_PX;
    };
    look();
    document.addEventListener('scroll', look, { passive: true });
    // The composer grows with what is written and with its photos.
    const composer = end.current?.previousElementSibling;
    const growth = new ResizeObserver(() => isNear.current && end.current?.scrollIntoView());
    if (composer) growth.observe(composer);
    return () => {
      document.removeEventListener('scroll', look);
      growth.disconnect();
    };
  }, []);
  // While React takes the page over, a page that moves would lose the click of whoever touches it already.
  const wasAlive = useRef(useIsAlive());
  // An address that names a place was followed by the browser or the router, and what was scrolled to is left.
  useLayoutEffect(() => {
    const isTouched =
      !wasAlive.current && 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    if (location.hash === '' && window.scrollY === 0 && !isTouched) end.current?.scrollIntoView();
  }, []);
  const known = useRef({ count, sending });
  useLayoutEffect(() => {
    const isOwn = sending !== undefined && sending !== known.current.sending;
    const isMore = count > known.current.count;
    known.current = { count, sending };
    if (isOwn || (isMore && isNear.current)) end.current?.scrollIntoView();
  }, [count, sending]);
  return end;
}
