import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** Until it holds. For what another process does and says to nobody: it is looked at again and again, up to a limit. */
export async function until(condition: () => boolean | Promise<boolean>, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Still not so after ${limitMs} ms: ${condition.toString()}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Whether there was an answer, whatever it says. */
export const answers = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );
