import { fromKysely, PgBoss } from 'pg-boss';
import type pg from 'pg';
import type { Database } from '../postgres/database.ts';
import type { Logger } from '../logger.ts';
import type { Mail } from '../mail/mailer.ts';
import { tryJob } from './try-job.ts';

/** Every job and what it carries. */
export type Jobs = {
  'send-mail': Mail;
  'expire-ads': Record<string, never>;
  'warn-of-expiry': Record<string, never>;
  'purge-ads': Record<string, never>;
  'sweep-photos': Record<string, never>;
  'make-avif': { adId: string };
  'clear-photo-files': { key: string };
  'forget-old-keys': Record<string, never>;
  'send-code': { email: string; purpose: 'verify-email' | 'reset-password'; browser?: string | null };
  'send-registration-code': { registrationId: string };
  'make-export': { accountId: string };
  'purge-accounts': Record<string, never>;
  'forget-old-logins': Record<string, never>;
  'reseal-second-factors': Record<string, never>;
  'handle-payment-event': { eventId: string };
  'resume-order': { orderId: string };
  'reconcile-orders': Record<string, never>;
  'tell-plan-ending': Record<string, never>;
  'refit-prices': Record<string, never>;
  'reprice-ads': Record<string, never>;
  'tell-new-ads': Record<string, never>;
  'tell-review': { adId: string; version: number };
};
export type JobName = keyof Jobs;
export type JobHandlers = { [Name in JobName]: (payload: Jobs[Name], jobId: string) => Promise<void> };

/**
 * When each job starts: by the clock, or (null) when a use case asks for it. A start that was missed while the site
 * was down is made up for once.
 */
const JOB_SCHEDULES: Record<JobName, string | null> = {
  'send-mail': null,
  'expire-ads': '*/10 * * * *',
  'warn-of-expiry': '23 * * * *',
  'purge-ads': '7 3 * * *',
  'sweep-photos': '17 3 * * *',
  'make-avif': null,
  'clear-photo-files': null,
  'forget-old-keys': '41 3 * * *',
  'send-code': null,
  'send-registration-code': null,
  'make-export': null,
  'purge-accounts': '23 * * * *',
  'forget-old-logins': '53 * * * *',
  'reseal-second-factors': '37 3 * * *',
  'handle-payment-event': null,
  'resume-order': null,
  'reconcile-orders': '*/2 * * * *',
  'tell-plan-ending': '23 * * * *',
  'refit-prices': '23 4 1 * *',
  'reprice-ads': null,
  'tell-new-ads': '* * * * *',
  'tell-review': null,
};

const JOB_NAMES = Object.keys(JOB_SCHEDULES) as JobName[];
const DEAD_LETTERS = 'dead-letters';
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

/** Work for later. A job exists only if the transaction that asked for it was committed. */
export type Queue = {
  enqueue<Name extends JobName>(
    tx: Database,
    name: Name,
    payload: Jobs[Name],
    startAfter?: Date,
  ): Promise<void>;
  /** Starts working on jobs in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Does every job that is due now, and what those bring, and returns how many. For tests and tools. */
  drain(handlers: JobHandlers): Promise<number>;
  stop(): Promise<void>;
};

/** Makes the tables of the queue, and a place in them for each kind of job. Needs the owner of the tables. */
export async function prepareQueue(pool: pg.Pool, log: Logger): Promise<void> {
  const boss = openBoss(pool, log, { schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue(DEAD_LETTERS);
  for (const name of JOB_NAMES) await boss.createQueue(name, { ...RETRIES, deadLetter: DEAD_LETTERS });
  await boss.stop({ graceful: false });
}

/** True when there is nothing to prepare. */
export async function isQueueReady(pool: pg.Pool, log: Logger): Promise<boolean> {
  const boss = openBoss(pool, log, { migrate: false, schedule: false, supervise: false });
  try {
    await boss.start();
    const there = new Set((await boss.getQueues()).map(({ name }) => name));
    return [DEAD_LETTERS, ...JOB_NAMES].every((name) => there.has(name));
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
    async enqueue(tx, name, payload, startAfter) {
      const options = startAfter ? { startAfter } : {};
      await boss.send(name, payload, { ...options, db: fromKysely(tx) });
    },
    async work(handlers) {
      for (const name of JOB_NAMES) {
        const ways = { pollingIntervalSeconds: 0.5, batchSize: 1, includeMetadata: true } as const;
        await boss.work(name, ways, async ([job]) => {
          if (job) await tryJob({ pool, log }, job, () => handlers[name](job.data as never, job.id));
        });
      }
      for (const [name, cron] of Object.entries(JOB_SCHEDULES))
        if (cron !== null) await boss.schedule(name, cron, {}, { missed: 'once' });
    },
    drain: (handlers) => drain(boss, handlers, { pool, log }),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

async function drain(
  boss: PgBoss,
  handlers: JobHandlers,
  tools: { pool: pg.Pool; log: Logger },
): Promise<number> {
  let done = 0;
  for (let found = true; found;) {
    found = false;
    for (const name of JOB_NAMES) {
      for (const job of await boss.fetch(name, { batchSize: 50, includeMetadata: true })) {
        found = true;
        done += 1;
        try {
          await tryJob(tools, job, () => handlers[name](job.data as never, job.id));
          await boss.complete(name, job.id);
        } catch (error) {
          await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) });
        }
      }
    }
  }
  return done;
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
