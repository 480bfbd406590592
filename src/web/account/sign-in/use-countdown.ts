import { useEffect, useState } from 'react';

/** Whole seconds until a wait is over that begins here; 0 without script and while React takes over. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [seconds]);
  return left;
}
