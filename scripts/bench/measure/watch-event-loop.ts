// Loaded before the site by bench-photos: notes for every half second the longest time its event loop was held up, and
// the most processor its own thread used in one go. Much less than it was held up: somebody else had the processor.
import { appendFileSync } from 'node:fs';

const EVERY_MS = 5;
const NOTE_MS = 500;
const file = process.env['EVENT_LOOP_LOG'];

if (file && process.argv[1]?.endsWith('main.ts')) watch(file);

function watch(log: string) {
  let last = performance.now();
  let noted = last;
  let cpu = process.threadCpuUsage();
  let worst = { heldMs: 0, ownMs: 0 };
  setInterval(() => {
    const now = performance.now();
    const used = process.threadCpuUsage(cpu);
    worst = {
      heldMs: Math.max(worst.heldMs, now - last - EVERY_MS),
      ownMs: Math.max(worst.ownMs, (used.user + used.system) / 1000),
    };
    if (now - noted > NOTE_MS) {
      appendFileSync(log, `${JSON.stringify({ at: Date.now(), ...worst })}\n`);
      noted = now;
      worst = { heldMs: 0, ownMs: 0 };
    }
    last = performance.now();
    cpu = process.threadCpuUsage();
  }, EVERY_MS).unref();
}
