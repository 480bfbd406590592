import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useIsAlive } from './use-is-alive.ts';

const STEPS: Partial<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
};

type ReadableBars = {
  title: string;
  /** How many bars there are. */
  count: number;
  /** What the bar at this place says. */
  read: (place: number) => string;
};

/** A chart whose bars are read one at a time: one stop for the keyboard, within it the arrow keys go from bar to bar. */
export function useReading({ title, count, read }: ReadableBars) {
  const isAlive = useIsAlive();
  const [place, setPlace] = useState<number | null>(null);
  const last = count - 1;
  const text = place === null ? '' : read(place);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    setPlace((now) => Math.min(Math.max(step(now ?? last, last), 0), last));
  };
  const reader = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': title,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': place ?? last,
    'aria-valuetext': text || (last < 0 ? '' : read(last)),
    onKeyDown,
    onFocus: () => setPlace((now) => now ?? last),
    onBlur: () => setPlace(null),
    // A finger that is lifted has not stopped reading.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPlace(null),
  };
  return {
    /** The bar that is read. */
    place,
    setPlace,
    /** What it says; before that how to read one. */
    text: text || 'Point at a bar, or go from bar to bar by the arrow keys.',
    /** For the element round the bars. */
    reader: isAlive && last >= 0 ? reader : {},
  };
}
