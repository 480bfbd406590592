import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { ensureNoDemoAccounts } from '#demo/people/ensure-no-demo-accounts.ts';
import { fillWithDemoData } from '#demo/fill-with-demo-data.ts';
import type { Config } from '#platform/config/config.ts';
import type { Logger } from '#platform/logger.ts';
import { deliverTo } from '#platform/payment/paypal-sandbox/sandbox-notifications.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { announce } from './announce.ts';
import { buildServer } from '../build-server.ts';
import { ensurePortFree, listen } from './listen.ts';
import { startServingProcesses } from './serving-processes.ts';
import type { Pages } from '../routes/serve-pages.ts';
import { speak, tellWhyNot } from './speak.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { workOnJobs } from './work-on-jobs.ts';

/** Pages may still be in the making while everything else is being opened. */
type Parts = { config: Config; log: Logger; pages: Promise<Pages> };
type Stop = () => Promise<void>;
/** The setting as it was given, which tells how to speak while no setting has been read. */
type Mode = string | undefined;

/** For requests that are under way. */
const FINISH_WITHIN_MS = 8_000;

/** Starts the site and keeps it until it is told to stop. */
export const runSite = (mode: Mode, prepare: () => Promise<Parts>): Promise<void> =>
  run(mode, async () => {
    const { config, log, pages } = await prepare();
    if (cluster.isWorker) return { log, stop: await startOneOfMany(config, log, pages) };
    const start = config.WORKERS > 1 ? startMany(config, log, pages) : startSite(config, log, pages);
    return { log, stop: await start };
  });

/** Does the jobs and serves nobody: `npm run worker`, beside processes with JOBS=off. */
export const runWorker = (mode: Mode, prepare: () => Promise<Omit<Parts, 'pages'>>): Promise<void> =>
  run(mode, async () => {
    const { config, log } = await prepare();
    if (!config.DATABASE_URL)
      throw new StartProblem('A worker apart from the site needs the setting DATABASE_URL.');
    const platform = await openPlatform({ ...config, JOBS: 'on' }, log, JOB_NAMES);
    return orClose(platform, async () => {
      await ensureNoDemoAccounts(platform);
      await platform.queue.work(bindJobs(platform));
      speak(config, log, `${config.BRAND_NAME} works on its jobs`);
      return { log, stop: () => platform.close() };
    });
  });

/** Whatever prevents the start is said, a line for each reason. */
async function run(mode: Mode, start: () => Promise<{ log: Logger; stop: Stop }>): Promise<void> {
  // Until the site is up, an end at once is the right answer; PostgreSQL is stopped on the way out.
  const giveUp = () => process.exit(130);
  process.on('SIGINT', giveUp).on('SIGTERM', giveUp);
  try {
    const { log, stop } = await start();
    process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
    stopOnSignals(stop, log);
  } catch (error) {
    tellWhyNot(error, mode);
    // Pages that are still being built would keep the process; their build ends with it.
    process.exit(1);
  }
}

async function startSite(config: Config, log: Logger, pages: Promise<Pages>): Promise<Stop> {
  const { platform, played } = await openFilled(config, log);
  return orClose(platform, async () => {
    const app = await buildServer(platform, await pages);
    await workOnJobs(platform, played);
    const address = await listen(app, config);
    greet(platform, address);
    return () => stopSite(app, platform);
  });
}

/** The first process keeps the database and the jobs; the others serve. */
async function startMany(config: Config, log: Logger, pages: Promise<Pages>): Promise<Stop> {
  const { platform, played } = await openFilled(config, log);
  return orClose(platform, async () => {
    // It serves none of them, but those that do find them only then.
    await pages;
    await workOnJobs(platform, played);
    const { address, stop } = await startServingProcesses(platform);
    greet(platform, address);
    return async () => {
      await stop();
      await platform.close();
    };
  });
}

/** One of several: the first process has prepared everything. */
async function startOneOfMany(config: Config, log: Logger, pages: Promise<Pages>): Promise<Stop> {
  // The first process is gone, however it ended.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const platform = await openPlatform(config, log, JOB_NAMES);
  return orClose(platform, async () => {
    const app = await buildServer(platform, await pages);
    await listen(app, config);
    return () => stopSite(app, platform);
  });
}

type FilledPlatform = { platform: Platform; played: Promise<boolean> | undefined };

async function openFilled(config: Config, log: Logger): Promise<FilledPlatform> {
  await ensurePortFree(config);
  const platform = await openPlatform(config, log, JOB_NAMES);
  return orClose(platform, async () => {
    await ensureNoDemoAccounts(platform);
    if (config.DEMO_DATA === 'off') return { platform, played: undefined };
    const { stop, played } = await fillWithDemoData(platform, console.log);
    const close = async () => {
      await stop();
      await platform.close();
    };
    return { platform: { ...platform, close }, played };
  });
}

function greet({ config, log, paymentSandbox }: Platform, address: string): void {
  paymentSandbox?.deliverWith(deliverTo(`${address}/api/payment/webhook`));
  announce(config, log, address);
}

async function orClose<Result>(platform: Platform, start: () => Promise<Result>): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    await platform.close();
    throw error;
  }
}

/** New visitors are rejected first, then open requests end, then the rest is put away. */
async function stopSite(app: FastifyInstance, platform: Platform) {
  // Whoever does not read what was sent to them keeps a request open for ever.
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  await app.close();
  clearTimeout(cut);
  await platform.close();
}
