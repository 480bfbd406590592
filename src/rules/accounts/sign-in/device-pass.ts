import { DAY_MS } from '../../time.ts';

/** Half A of a device pass begins with this; no password may. */
export const PASS_PREFIX = 'dp1_';

/** How long the generation before stays good after a newer one was first used: a second tab may still be on its way. */
export const OVERLAP_MS = 60 * 1000;
const ROTATE_AFTER_MS = DAY_MS;

/** A device stays signed in for 30 days after its last use, and for 90 in all. */
export const DEVICE_DAYS = { sliding: 30, most: 90 } as const;
export const MAX_DEVICES = 20;
export const MAX_SESSIONS = 60;

/** What the server remembers of the passes of one device. Generations count from 1; `issued` is `confirmed` or one more. */
export type PassState = { confirmed: number; issued: number; confirmedAt: Date; rotatedAt: Date };

/** A new device: the first pass was handed out with a typed password, so the first silent login may rotate it at once. */
export const firstPass = (now: Date): PassState => ({
  confirmed: 1,
  issued: 1,
  confirmedAt: now,
  rotatedAt: new Date(now.getTime() - ROTATE_AFTER_MS),
});

/** Every generation whose pass could be shown, newest first. */
export const listGenerations = ({ issued }: PassState): number[] =>
  Array.from({ length: issued }, (_, index) => issued - index);

/**
 * Somebody shows the pass of a generation. The newest is confirmed by its first use, the one before stays good for a
 * short overlap, and anything older was copied: then there is no state to go on with.
 */
export function afterShowing(state: PassState, shown: number, now: Date): PassState | 'copied' {
  if (shown > state.confirmed) return { ...state, confirmed: shown, confirmedAt: now, rotatedAt: now };
  if (shown === state.confirmed) return mayRotate(state, now) ? rotated(state, now) : state;
  const isOverlapping = now.getTime() <= state.confirmedAt.getTime() + OVERLAP_MS;
  return shown === state.confirmed - 1 && isOverlapping ? state : 'copied';
}

/** A day after the last rotation was confirmed, so that two never fall into one overlap. */
const mayRotate = ({ confirmed, issued, rotatedAt }: PassState, now: Date) =>
  issued === confirmed && now.getTime() >= rotatedAt.getTime() + ROTATE_AFTER_MS;

const rotated = (state: PassState, now: Date): PassState => ({
  ...state,
  issued: state.confirmed + 1,
  rotatedAt: now,
});
