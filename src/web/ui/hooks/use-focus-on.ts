import { type RefObject, useEffect, useRef } from 'react';

/** An element that takes the focus for each new reason. `autofocus` alone works only while a page is being read in. */
export function useFocusOn<Focused extends HTMLElement>(
  reason: object | undefined,
): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  useEffect(() => {
    if (reason) element.current?.focus();
  }, [reason]);
  return element;
}
