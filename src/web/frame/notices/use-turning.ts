import { type RefObject, useEffect, useState } from 'react';
import { wantsStillness } from '../../ui/browser/motion.ts';

const TURN_MS = 5000;

/** Which of several messages is shown: they turn by themselves, but not while a hand or the focus rests on them. */
export function useTurning(count: number, area: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(0);
  const [isPaused, setPaused] = useState(false);
  /** Stepped by hand it is read out; turning by itself it is not. */
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (isPaused || count < 2) return;
    const clock = setInterval(() => {
      if (!isHeld(area.current) && !wantsStillness()) setPlace((now) => (now + 1) % count);
    }, TURN_MS);
    return () => clearInterval(clock);
  }, [isPaused, count, area]);
  return {
    place: Math.min(place, count - 1),
    isPaused,
    isSaid,
    step: (by: number) => {
      setSaid(true);
      setPlace((now) => (now + by + count) % count);
    },
    togglePause: () => {
      if (isPaused) setSaid(false);
      setPaused(!isPaused);
    },
  };
}

function isHeld(area: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return (
    area !== null &&
    (area.matches(':hover') || (area.contains(focused) && focused?.matches(':focus-visible') === true))
  );
}
