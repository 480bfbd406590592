import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type pg from 'pg';
import type { Database } from '../postgres/database.ts';
import { prepareShapes } from '../postgres/query-pool.ts';
import type { Logger } from '../logger.ts';
import type { Job, RunnableJob } from './job.ts';
import { RETENTION } from '#rules/retention/retention.ts';
import { DAY_SECONDS } from '#rules/time.ts';
import { tryJob } from './try-job.ts';

/** Where jobs go that were given up. */
export const DEAD_LETTERS = 'dead-letters';
/** How the names of pg-boss's own queues begin. */
export const SCHEDULER_QUEUE_PREFIX = '__pgboss__';
/** Waits 10 s, 20 s, 40 s … up to an hour, for about a day, before a job counts as dead. */
const RETRIES = {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
};

/** A job waits, and its dead letter or what was done lies there, for half of the time each: together as we promise. */
const HALF_OF_OUTBOX = (RETENTION.outbox / 2) * DAY_SECONDS;
const KEPT = { retentionSeconds: HALF_OF_OUTBOX, deleteAfterSeconds: HALF_OF_OUTBOX };

/** Work for later. A job exists only if the transaction that asked for it was committed. */
export type Queue = {
  enqueue<Payload extends object>(
    tx: Database,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    startAfter?: Date,
  ): Promise<void>;
  /** Many of a kind in one question. */
  enqueueAll<Payload extends object>(
    tx: Database,
    job: Job<Payload>,
    payloads: readonly NoInfer<Payload>[],
    startAfter?: Date,
  ): Promise<void>;
  /**
   * Starts working on jobs in this process, and their clock. A start that was missed while the site was down is made
   * up for once.
   */
  work(jobs: readonly RunnableJob[]): Promise<void>;
  /** Does every job that is due now, and what those bring, and returns how many. For tests and tools. */
  drain(jobs: readonly RunnableJob[]): Promise<number>;
  stop(): Promise<void>;
};

/** Makes the tables of the queue, and a place in them for each kind of job. Needs the owner of the tables. */
export async function prepareQueue(pool: pg.Pool, log: Logger, jobNames: readonly string[]): Promise<void> {
  const boss = openBoss(pool, log, { schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue(DEAD_LETTERS, KEPT);
  for (const name of jobNames)
    await boss.createQueue(name, { ...RETRIES, ...KEPT, deadLetter: DEAD_LETTERS });
  // Those that an earlier release made keep to today's times, too.
  for (const name of [DEAD_LETTERS, ...jobNames]) await boss.updateQueue(name, KEPT);
  await boss.stop({ graceful: false });
}

/** True when there is nothing to prepare. */
export async function isQueueReady(
  pool: pg.Pool,
  log: Logger,
  jobNames: readonly string[],
): Promise<boolean> {
  const boss = openBoss(pool, log, { migrate: false, schedule: false, supervise: false });
  try {
    await boss.start();
    const there = new Map(
      (await boss.getQueues()).map(({ name, retentionSeconds }) => [name, retentionSeconds]),
    );
    return [DEAD_LETTERS, ...jobNames].every((name) => there.get(name) === KEPT.retentionSeconds);
  } catch {
    return false;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Any number of processes may work: each job is handed out once. One that does no jobs keeps no clock either. */
export async function openQueue(pool: pg.Pool, log: Logger, works = true): Promise<Queue> {
  const boss = openBoss(pool, log, { migrate: false, schedule: works, supervise: works });
  await boss.start();

  return {
    async enqueue(tx, { name }, payload, startAfter) {
      const options = startAfter ? { startAfter } : {};
      await boss.send(name, payload, { ...options, db: within(tx) });
    },
    async enqueueAll(tx, { name }, payloads, startAfter) {
      const options = startAfter ? { startAfter } : {};
      const jobs = payloads.map((data) => ({ data, ...options }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: within(tx) });
    },
    async work(jobs) {
      for (const { name, run } of jobs) {
        const ways = { pollingIntervalSeconds: 0.5, batchSize: 1, includeMetadata: true } as const;
        await boss.work(name, ways, async ([job]) => {
          if (job) await tryJob({ pool, log }, job, () => run(job.data as object, job.id));
        });
      }
      for (const { name, schedule } of jobs)
        if (schedule !== null) await boss.schedule(name, schedule, {}, { missed: 'once' });
    },
    drain: (jobs) => drain(boss, jobs, { pool, log }),
    stop() {
      // What it had just asked of the database is cut off: no trouble, and nobody's to look at.
      boss.removeAllListeners('error').on('error', () => {});
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/**
 * What the scheduler asks within a transaction of ours. It has one long question for each queue, and plans it anew each
 * time: prepared, it is planned once.
 */
const within = (tx: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await askQueue(tx, CompiledQuery.raw(text, values)),
  }),
});
const askQueue = prepareShapes('queue');

async function drain(
  boss: PgBoss,
  jobs: readonly RunnableJob[],
  tools: { pool: pg.Pool; log: Logger },
): Promise<number> {
  let done = 0;
  for (let found = true; found;) {
    found = false;
    const due = await listDue(tools.pool);
    for (const { name, run } of jobs) {
      if (!due.has(name)) continue;
      for (const job of await boss.fetch(name, { batchSize: 50, includeMetadata: true })) {
        found = true;
        done += 1;
        try {
          await tryJob(tools, job, () => run(job.data as object, job.id));
          await boss.complete(name, job.id);
        } catch (error) {
          await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) });
        }
      }
    }
  }
  return done;
}

/** What has something to do at all: to ask each of a hundred queues takes much longer. */
async function listDue(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    "select distinct name from jobs.job where state in ('created', 'retry') and start_after <= now()",
  );
  return new Set(rows.map(({ name }) => name));
}

/** pg-boss works through our own pool, so that there is one place that knows how to connect. */
function openBoss(
  pool: pg.Pool,
  log: Logger,
  part: { migrate?: false; schedule: boolean; supervise: boolean },
) {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db, schema: 'jobs', ...part });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had trouble'));
  return boss;
}
