import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const NICEST = 19;

/**
 * Lets a process of a session of its own (spawned `detached`) stand back for us, by so many steps of nice(1), before it
 * has begun to run: its threads inherit it. Linux groups processes by session, and with groups the priority of a
 * process only counts inside its own: so the group stands back as well. A system that has no groups, or forbids it,
 * only loses the courtesy.
 */
export function standBack(pid: number, steps: number): void {
  const acts = [
    () => setPriority(pid, Math.min(NICEST, getPriority() + steps)),
    () => writeFileSync(`/proc/${pid}/autogroup`, String(steps)),
  ];
  for (const act of acts) {
    try {
      act();
    } catch {}
  }
}
