import { useEffect, useRef } from 'react';

/** What is brought into sight each time that there is more of it, from its first on; not when some of it goes. */
export function useInSight<Seen extends HTMLElement>(count: number, isGrowing: boolean) {
  const seen = useRef<Seen>(null);
  const before = useRef(isGrowing ? 0 : count);
  useEffect(() => {
    if (count > before.current) seen.current?.scrollIntoView({ block: 'nearest' });
    before.current = count;
  }, [count]);
  return seen;
}
