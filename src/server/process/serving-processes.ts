import cluster, { type Address, type Worker } from 'node:cluster';
import { once } from 'node:events';
import { databaseUrl } from '#platform/postgres/database.ts';
import type { Platform } from '#platform/platform.ts';
import { StartProblem } from '#platform/start-problem.ts';

const AGAIN_AFTER_MS = 1_000;

type Processes = { address: string; stop: () => Promise<void> };

/** Starts as many serving processes as WORKERS says, on one port; one that ends before its time is replaced. */
export async function startServingProcesses({
  config,
  address,
  paymentSandbox,
  log,
}: Platform): Promise<Processes> {
  const settings = {
    DATABASE_URL: databaseUrl(address),
    // The first process has migrated; whoever serves need not know the owner.
    DATABASE_OWNER_URL: '',
    DEMO_DATA: config.DEMO_DATA,
    JOBS: 'off',
    SANDBOX_URL: paymentSandbox?.url ?? '',
    // The first process was given the settings, and has judged them; to these even its own database is an address.
    DEMO_IN_PUBLIC: 'yes',
  };
  const processes = new Set<Worker>();
  let isStopping = false;

  function start(): Worker {
    const worker = cluster.fork(settings);
    processes.add(worker);
    worker.once('exit', (code, signal) => {
      processes.delete(worker);
      if (isStopping) return;
      log.error({ code, signal }, 'a serving process ended: another takes its place');
      setTimeout(() => isStopping || start(), AGAIN_AFTER_MS);
    });
    return worker;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all(
      [...processes].map((worker) => {
        worker.process.kill('SIGTERM');
        return once(worker, 'exit');
      }),
    );
  }

  try {
    const first = Array.from({ length: config.WORKERS }, start);
    const [listening] = await Promise.all(first.map(untilListening));
    return { address: `http://${config.HOST}:${listening?.port ?? config.PORT}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What prevented its start, the process itself has said. */
async function untilListening(worker: Worker): Promise<Address> {
  return Promise.race([
    once(worker, 'listening').then(([address]) => address as Address),
    once(worker, 'exit').then(() => {
      throw new StartProblem('A serving process ended at its start.');
    }),
  ]);
}
