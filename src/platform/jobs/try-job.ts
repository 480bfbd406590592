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
    await pool.query(ALL_IS_WELL, [name]).catch(() => {});
  } catch (error) {
    const facts = { job: name, jobId: id, attempt: retryCount + 1, reason: describeFailure(error) };
    if (retryCount < retryLimit) log.warn(facts, 'a job failed and is tried again');
    else log.error(facts, 'a job failed for the last time and was given up');
    // Without a database the line in the log is what is left.
    await countFailure(pool, name, facts.reason).catch(() => {});
    throw error;
  }
}

/** Once one of its kind is done, the others failed for reasons of their own. */
const ALL_IS_WELL = `
  update job_failures set failing_since = null, last_reason = null where job = $1 and failing_since is not null`;

/** Without addresses, as the log has it: the operator reads it from the tables, too. */
const countFailure = (pool: pg.Pool, job: string, reason: string) =>
  pool.query(
    `insert into job_failures (job, tries, failing_since, last_reason) values ($1, 1, now(), $2)
     on conflict (job) do update set tries = job_failures.tries + 1,
       failing_since = coalesce(job_failures.failing_since, now()), last_reason = excluded.last_reason`,
    [job, reason],
  );
