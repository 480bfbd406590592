import type { FastifyInstance } from 'fastify';
import { fillWithDemoData } from '#demo/fill-with-demo-data.ts';
import { jobHandlers } from '#market/jobs.ts';
import type { Config } from '#platform/config.ts';
import type { Logger } from '#platform/logger.ts';
import { deliverTo } from '#platform/paypal-sandbox/sandbox-notifications.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { announce } from './announce.ts';
import { buildServer } from './build-server.ts';
import { ensurePortFree, listen } from './listen.ts';
import type { Pages } from './serve-pages.ts';

type Parts = { config: Config; log: Logger; pages: Pages };

/** For requests that are under way, and for everything together. */
const FINISH_WITHIN_MS = 8_000;
const STOP_WITHIN_MS = 20_000;

/** Starts the site and keeps it until it is told to stop. Whatever prevents the start is one line on the console. */
export async function runSite(prepare: () => Promise<Parts>): Promise<void> {
  // Until the site is up, an end at once is the right answer; PostgreSQL is stopped on the way out.
  const giveUp = () => process.exit(130);
  process.on('SIGINT', giveUp).on('SIGTERM', giveUp);
  try {
    const { config, log, pages } = await prepare();
    const stop = await startSite(config, log, pages);
    process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
    stopOnSignals(stop, log);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(`Fairhank cannot start. ${error.message}`);
    process.exitCode = 1;
  }
}

async function startSite(config: Config, log: Logger, pages: Pages): Promise<() => Promise<void>> {
  await ensurePortFree(config);
  const platform = await openPlatform(config, log);
  try {
    if (config.DEMO_DATA === 'on') await fillWithDemoData(platform, console.log);
    const app = await buildServer(platform, pages);
    await platform.queue.work(jobHandlers(platform));
    const address = await listen(app, config);
    platform.paymentSandbox?.deliverWith(deliverTo(`${address}/api/payment/webhook`));
    announce(config, address);
    return () => stopSite(app, platform);
  } catch (error) {
    await platform.close();
    throw error;
  }
}

/** New visitors are turned away first, then open requests end, then the rest is put away. */
async function stopSite(app: FastifyInstance, platform: Platform) {
  // Whoever does not read what was sent to them keeps a request open for ever.
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  await app.close();
  clearTimeout(cut);
  await platform.close();
}

function stopOnSignals(stop: () => Promise<void>, log: Logger) {
  let stopping = false;
  const stopWith = (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(code),
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
