import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

/** So long somebody has to stop typing before anything is made of it that goes beyond the screen. */
export const REST_MS = 500;

const BY_TYPING = { isTyped: true };

/**
 * What somebody types becomes the page's address once they rest, so that it can be shared and loaded again: in place of
 * the one before, because Back should leave the page, and without loading anything. Undefined: nothing to write yet.
 */
export function useTypedAddress(search: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (search === undefined) return;
    const rest = setTimeout(() => {
      const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
      void navigate({ search }, { ...quietly, state: BY_TYPING });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [search, navigate]);
}

/**
 * Counts how often somebody came to another query of this page by a link or by Back, but not by typing. As a `key` it
 * makes what was typed give way to what the address says.
 */
export function useArrivals(): number {
  const { search, state } = useLocation();
  const isByTyping = useNavigationType() !== NavigationType.Pop && isTyped(state);
  const [here, setHere] = useState({ search, arrivals: 0 });
  if (here.search === search) return here.arrivals;
  const arrivals = here.arrivals + (isByTyping ? 0 : 1);
  setHere({ search, arrivals });
  return arrivals;
}

const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTyped' in state;
