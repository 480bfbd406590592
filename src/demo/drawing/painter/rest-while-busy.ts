import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Painter } from './open-painter.ts';

/** The share of the time in which this process had something to do: drawing alone takes a tenth of it. */
const BUSY = 0.25;
const STEP_MS = 200;
/** However many read: some day the demo is complete. */
const MAX_REST_MS = 6_000;

/**
 * A painter who rests before each picture while pages are asked for. Standing back is not enough: whoever draws on one
 * processor makes the other one's pages slower, too.
 */
export function restWhileBusy(painter: Painter): Painter {
  const closing = new AbortController();
  let last = performance.eventLoopUtilization();
  const isBusy = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization > BUSY;
  };
  const rest = async () => {
    for (let rested = 0; rested < MAX_REST_MS && !closing.signal.aborted && isBusy(); rested += STEP_MS)
      await sleep(STEP_MS);
  };
  let turn: Promise<unknown> = Promise.resolve();
  return {
    paint(facts, picture) {
      const painted = turn.then(rest).then(() => painter.paint(facts, picture));
      turn = painted.catch(() => {});
      return painted;
    },
    close() {
      closing.abort();
      painter.close();
    },
  };
}
