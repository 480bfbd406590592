import { isatty } from 'node:tty';
import type { Config } from '#platform/config/config.ts';
import { type Logger, openLogger } from '#platform/logger.ts';
import { StartProblem } from '#platform/start-problem.ts';

/** Whether what we say is collected as a log: then all of it is JSON, a line an event, and nothing stands between. */
export const isLogged = (mode: string | undefined): boolean => mode === 'production' && !isatty(2);

/** Says something to the operator: as it is on a demo's console, as an event of a real site's log. */
export function speak({ MODE }: Pick<Config, 'MODE'>, log: Logger, words: string): void {
  if (isLogged(MODE)) log.info(words);
  else console.log(words);
}

/** Whatever prevents the start, a line for each reason; a bug keeps its stack. */
export function tellWhyNot(error: unknown, mode: string | undefined): void {
  if (!isLogged(mode) && !(error instanceof StartProblem)) throw error;
  const log = openLogger('info');
  if (!(error instanceof StartProblem)) return log.fatal({ err: error }, 'Fairhank cannot start: a bug.');
  const say = (line: string) => (isLogged(mode) ? log.fatal(line) : console.error(line));
  const [first, ...more] = error.problems;
  if (more.length === 0) return say(`Fairhank cannot start. ${first}`);
  const whole = `Fairhank cannot start, for ${error.problems.length} reasons:`;
  if (!isLogged(mode)) console.error(whole);
  for (const problem of error.problems)
    say(isLogged(mode) ? `Fairhank cannot start. ${problem}` : `- ${problem}`);
}
