import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { unavailable } from '#rules/refusal.ts';

const AT_ONCE = 2;
const MAX_WAITING = 20;
const MAX_WORK_MS = 2;
/** A turn of the event loop that had nothing to do takes less. */
const IDLE_MS = 0.3;
const MOST_ROUNDS = 10;
const RETRY_AFTER_SECONDS = 5;

/** Of this process: what others look for meanwhile must not wait behind those who plan a wig. */
const turns = pLimit(AT_ONCE);

/** Two searches at a time; twenty wait, and more are told to return. */
export async function inTurn<Answer>(search: () => Promise<Answer>): Promise<Answer> {
  if (turns.pendingCount >= MAX_WAITING)
    throw unavailable(
      'Many people are planning bundles right now. Please try again in a few seconds.',
      RETRY_AFTER_SECONDS,
    );
  return turns(search);
}

/** Works through it a little at a time, and only when nobody else has anything to do. */
export const withPauses = <Answer>(steps: Generator<undefined, Answer>): Promise<Answer> =>
  thinking(() => goThrough(steps));

/** While one asks the database another may think, but two that think would make everybody else wait twice. */
const thinking = pLimit(1);

/** So while one of the two thinks the other asks; two that ask would leave nobody else a processor of the database. */
export const asking = pLimit(1);

async function goThrough<Answer>(steps: Generator<undefined, Answer>): Promise<Answer> {
  // What it works on has just come from the database, and took its time as well.
  let began = await whenOthersAreDone();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < MAX_WORK_MS) continue;
    began = await whenOthersAreDone();
  }
}

/** The moment when nobody else has anything to do, or all had their chance several times. */
async function whenOthersAreDone(): Promise<number> {
  let asked = performance.now();
  for (let round = 0; ; round += 1) {
    await setImmediate();
    const now = performance.now();
    if (now - asked < IDLE_MS || round === MOST_ROUNDS) return now;
    asked = now;
  }
}
