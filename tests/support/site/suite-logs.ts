import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What no line of any log may hold: addresses, half a device pass, hashes of passwords, cookies. */
const NEVER = /[\w.+-]+@[\w-]+\.[a-z]{2,}|dp1_[\w-]{20,}|\$argon2|\b(?:__Host-)?(?:sid|dev)=[\w-]{20,}/i;
/** Where the parts of a whole run leave what they logged; set by `npm test`. */
const folder = () => process.env['SUITE_LOGS'];

/** Keeps the log of one site for the search at the end, with the secrets that were in play there. */
export function keepForSearch(lines: readonly string[], secrets: readonly string[] = []): void {
  const place = folder();
  if (!place) return;
  const id = `${process.pid}-${performance.now()}`;
  appendFileSync(join(place, `${id}.log`), lines.map((line) => `${line.trimEnd()}\n`).join(''));
  appendFileSync(join(place, `${id}.secrets`), secrets.map((secret) => `${secret}\n`).join(''));
}

/** Reads the logs of the whole run. Only JSON lines are log: what a demo says on its console is for its owner. */
export function searchLogs(place: string): { lines: number; secrets: number; found: string[] } {
  const read = (end: string) =>
    readdirSync(place)
      .filter((name) => name.endsWith(end))
      .flatMap((name) => readFileSync(join(place, name), 'utf8').split('\n'))
      .filter(Boolean);
  const secrets = new Set(read('.secrets'));
  const lines = read('.log').filter((line) => line.startsWith('{'));
  const found = lines.filter(
    (line) => NEVER.test(line) || line.split(/[^\w-]+/).some((word) => secrets.has(word)),
  );
  return { lines: lines.length, secrets: secrets.size, found };
}
