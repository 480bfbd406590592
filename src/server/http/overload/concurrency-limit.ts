const LOOK_MS = 250;
/** Longer than this on average, and people wait for nothing but each other. */
const TOO_LONG_MS = 700;
const SOON_MS = 500;
const MIN_LIMIT = 16;
const ENOUGH_TO_JUDGE = 4;

/**
 * How many may be at work at once: as many as are answered within a reasonable time. A machine that is slow today has
 * less room than one that is quick, and more at once would only make all of them late.
 */
export function openConcurrencyLimit(most: number) {
  const least = Math.min(MIN_LIMIT, most);
  let room = most;
  let answered = 0;
  let waited = 0;

  function look(inFlight: number): void {
    const mean = answered > 0 ? waited / answered : 0;
    const isStuck = answered === 0 && inFlight >= least;
    if (isStuck || (answered >= ENOUGH_TO_JUDGE && mean > TOO_LONG_MS)) room = Math.max(least, room * 0.8);
    else if (mean < SOON_MS) room = Math.min(most, room * 1.1 + 1);
    answered = 0;
    waited = 0;
  }

  return {
    size: () => room,
    look,
    note(ms: number) {
      answered += 1;
      waited += ms;
    },
    LOOK_MS,
  };
}
