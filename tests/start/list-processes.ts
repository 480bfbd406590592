import { readdirSync, readFileSync } from 'node:fs';

/** Processes that run in the given data folder: PostgreSQL names it on its command line. */
export function listProcesses(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        return [];
      }
    })
    .filter((command) => command.includes(dataDir));
}
