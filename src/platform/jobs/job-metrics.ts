import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { DEAD_LETTERS } from './queue.ts';

/** The kind that an alert is made of. */
const ALWAYS_TOLD = 'send-mail';

type Failures = { job: string; tries: number; seconds: number };
type Row = { name: string; waiting: number; oldest: number };

/** Work that is due and not yet done, and work that nobody will try again. */
export function watchJobs(registry: Registry, pool: pg.Pool): { look(): Promise<void> } {
  const waiting = new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that are due and wait for a worker or for another try, by kind.',
    labelNames: ['job'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'How long ago the oldest job that is not done was asked for, or fell due if it was meant for later.',
    registers: [registry],
  });
  const dead = new Gauge({
    name: 'jobs_dead',
    help: 'Jobs that were given up after all their tries.',
    registers: [registry],
  });
  const failed = new Counter({
    name: 'jobs_failed_total',
    help: 'Tries of jobs that failed, by kind, in all processes together.',
    labelNames: ['job'],
    registers: [registry],
  });
  const failing = new Gauge({
    name: 'jobs_failing_seconds',
    help: 'For how long every try of a kind of job has failed; 0 once one has succeeded.',
    labelNames: ['job'],
    registers: [registry],
  });
  const gauges = [waiting, oldest, dead, failed, failing];
  return {
    /** Without a database there are no figures: an old one would look like good news. */
    async look() {
      for (const gauge of gauges) gauge.reset();
      const [rows, failures] = await Promise.all([readJobs(pool), readFailures(pool)]).catch(() => []);
      if (!rows || !failures) return;
      // There before it first fails: Prometheus sees no growth in a figure that was not there.
      failed.inc({ job: ALWAYS_TOLD }, 0);
      for (const { job, tries, seconds } of failures) {
        failed.inc({ job }, tries);
        failing.set({ job }, seconds);
      }
      const due = rows.filter(({ name }) => name !== DEAD_LETTERS);
      for (const { name, waiting: count } of due) waiting.set({ job: name }, count);
      oldest.set(Math.max(0, ...due.map((row) => row.oldest)));
      dead.set(rows.find(({ name }) => name === DEAD_LETTERS)?.waiting ?? 0);
    },
  };
}

/** Between two tries a job is put off for up to an hour: it waits, and is as old as it is. */
async function readJobs(pool: pg.Pool): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select name, count(*) filter (where state <> 'active')::int as waiting,
      extract(epoch from now() - min(
        case state when 'created' then greatest(created_on, start_after) else created_on end))::float as oldest
    from jobs.job where state in ('retry', 'active') or state = 'created' and start_after <= now() group by name`,
  );
  return rows;
}

async function readFailures(pool: pg.Pool): Promise<Failures[]> {
  const { rows } = await pool.query<Failures>(
    `select job, tries::float as tries, coalesce(extract(epoch from now() - failing_since), 0)::float as seconds
     from job_failures`,
  );
  return rows;
}
