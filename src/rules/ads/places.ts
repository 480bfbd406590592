import type { AdStatus, Transition } from './state.ts';

/** Statuses that hold one of the places a plan gives: on show, or about to be. A hold frees no place. */
export const HOLDS_A_PLACE: readonly AdStatus[] = ['pending_review', 'live', 'paused'];

/** Every step into live asks for room, whoever takes it, and so does every other that newly takes a place. */
export const needsRoom = ({ to }: Pick<Transition, 'to'>, from: AdStatus): boolean =>
  to === 'live' || (HOLDS_A_PLACE.includes(to) && !HOLDS_A_PLACE.includes(from));
