import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Seconds left of so many; they do not pass while `isHeld`. What starts anew is given a new `key`. */
export function useCountdown(seconds: number, isHeld = false): number {
  const [left, setLeft] = useState(seconds);
  const isOver = left === 0;
  useEffect(() => {
    if (isHeld || isOver) return undefined;
    const ticking = setInterval(() => setLeft((now) => now - 1), SECOND_MS);
    return () => clearInterval(ticking);
  }, [isHeld, isOver]);
  return left;
}
