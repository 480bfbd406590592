import { setFlagsFromString } from 'node:v8';

/** By how much what is no longer needed may outgrow what is, before it is looked for. */
const GARBAGE_PERCENT = 60;

/**
 * Left alone, the engine lets garbage grow to what a machine with much memory can bear. This is no bound on what the
 * process may hold, only on what it need not. The space for what has just been made is bounded at the start of the
 * process (`--max-semi-space-size`), and so is how much memory is set aside for threads (`MALLOC_ARENA_MAX`): see
 * `npm start`.
 */
export const tuneGarbageCollection = (): void =>
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`);
