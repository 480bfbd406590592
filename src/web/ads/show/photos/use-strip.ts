import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const REST_MS = 150;

/** Keeps a strip that scrolls and the place in the address together, whichever of the two moves. */
export function useStrip(place: number, show: (place: number) => void) {
  const strip = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Before any script it stands at its first.
  const shown = useRef(0);
  const [seen, setSeen] = useState(place);
  useLayoutEffect(() => {
    // Whoever moves the strip is not moved by it: a finger may still be on it.
    if (shown.current === place) return;
    shown.current = place;
    const wanted = strip.current && listStarts(strip.current)[place];
    if (wanted !== undefined && wanted !== null) strip.current?.scrollTo({ left: wanted });
  }, [place]);
  useEffect(() => () => clearTimeout(rest.current), []);
  return {
    strip,
    /** The one before one's eyes, also while the strip still moves. */
    seen,
    follow: () => {
      if (!strip.current) return;
      const at = findNearest(listStarts(strip.current), strip.current.scrollLeft);
      setSeen(at);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        if (at === shown.current) return;
        shown.current = at;
        show(at);
      }, REST_MS);
    },
  };
}

/** Where each part of the strip begins. */
const listStarts = ({ children, offsetLeft }: HTMLElement): number[] =>
  [...children].map((child) => (child instanceof HTMLElement ? child.offsetLeft - offsetLeft : 0));

const findNearest = (starts: readonly number[], left: number): number =>
  starts.reduce(
    (nearest, start, at) => (Math.abs(start - left) < Math.abs((starts[nearest] ?? 0) - left) ? at : nearest),
    0,
  );
