import { createInterface } from 'node:readline/promises';
import { PassThrough, type Writable } from 'node:stream';
import { StartProblem } from '#platform/start-problem.ts';

type Keyboard = NodeJS.ReadableStream & { isTTY?: boolean };

/** A password to be chosen now. What cannot be seen is typed twice; whatever else it must be, the site says itself. */
export async function askForNewPassword(least: number): Promise<string> {
  const password = await askForPassword(`A password of at least ${least} characters: `);
  if (process.stdin.isTTY && (await askForPassword('The same again: ')) !== password)
    throw new StartProblem('These were two different passwords, so nothing was done.');
  return password;
}

/** Asks, and shows nothing of what is typed. What comes through a pipe is one line, without a question. */
export async function askForPassword(
  question: string,
  keyboard: Keyboard = process.stdin,
  screen: Writable = process.stdout,
): Promise<string> {
  const isTyped = keyboard.isTTY === true;
  // Raw mode: the terminal itself shows no key, and what the line editor would show goes nowhere.
  const lines = createInterface({ input: keyboard, output: new PassThrough().resume(), terminal: isTyped });
  const givenUp = new AbortController();
  lines.once('SIGINT', () => givenUp.abort()).once('close', () => givenUp.abort());
  if (isTyped) screen.write(question);
  try {
    return await lines.question('', { signal: givenUp.signal });
  } catch {
    throw new StartProblem('No password was given, so nothing was done.');
  } finally {
    lines.close();
    if (isTyped) screen.write('\n');
  }
}
