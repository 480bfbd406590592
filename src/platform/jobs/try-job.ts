import type pg from 'pg';
import { describeFailure } from '../describe-failure.ts';
import type { Logger } from '../logger.ts';

type TriedJob = { id: string; name: string; retryCount: number; retryLimit: number };

/** Does a job once. A try that fails leaves a line in the log and is counted, then fails as it would have. */
export async function tryJob(
  { pool, log }: { pool: pg.Pool; log: Logger },
  { id, name, retryCount, retryLimit }: TriedJob,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const facts = { job: name, jobId: id, attempt: retryCount + 1, reason: describeFailure(error) };
    if (retryCount < retryLimit) log.warn(facts, 'a job failed and is tried again');
    else log.error(facts, 'a job failed for the last time and was given up');
    // Without a database the line in the log is what is left.
    await countFailure(pool, name).catch(() => {});
    throw error;
  }
}

const countFailure = (pool: pg.Pool, job: string) =>
  pool.query(
    `insert into job_failures (job, tries) values ($1, 1)
     on conflict (job) do update set tries = job_failures.tries + 1`,
    [job],
  );
