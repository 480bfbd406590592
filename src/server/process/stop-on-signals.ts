import type { Logger } from '#platform/logger.ts';

const STOP_WITHIN_MS = 20_000;

/** Ends the process in order when it is told to, or when a bug was caught by nobody. */
export function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const stopWith = (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => {
        log.info('stopped');
        process.exit(code);
      },
      (error: unknown) => {
        log.error({ err: error }, 'the stop did not go well');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stopWith(0));
  process.on('SIGTERM', () => stopWith(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a bug that nobody caught: stopping');
    stopWith(1);
  });
}
