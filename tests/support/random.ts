import { randomInt } from 'node:crypto';
import { makeRandom, type Random } from '#demo/random.ts';

/**
 * Everything that a run leaves to chance comes from this number. Whoever starts it makes it, and prints it; the
 * processes below find it in their environment. `SEED=… npm test` takes it back: the same draws, though what comes
 * first among things that go on at once is still the machine's.
 */
export const SEED = Number((process.env['SEED'] ??= makeSeed()));
if (!Number.isSafeInteger(SEED)) throw new Error('SEED is a whole number.');

/** A stream of chance of one's own: one more draw here moves nothing over there. */
export const openRandom = (label: string | number): Random => makeRandom(SEED).fork(label);

function makeSeed(): string {
  const seed = String(randomInt(2 ** 31));
  console.log(`SEED=${seed}`);
  return seed;
}
