import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What was written to a file line by line. Half a line is what a kill left, and was never answered for. */
export function readWholeLines<Kept>(path: string): Kept[] {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  // What is written next begins a line of its own.
  if (text !== '' && !text.endsWith('\n')) appendFileSync(path, '\n');
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Kept];
    } catch {
      return [];
    }
  });
}
