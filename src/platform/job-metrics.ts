import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

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
    help: 'How long the oldest due job has been waiting.',
    registers: [registry],
  });
  const dead = new Gauge({
    name: 'jobs_dead',
    help: 'Jobs that were given up after all their tries.',
    registers: [registry],
  });
  const gauges = [waiting, oldest, dead];
  return {
    /** Without a database there are no figures: an old one would look like good news. */
    async look() {
      for (const gauge of gauges) gauge.reset();
      const rows = await readJobs(pool).catch(() => undefined);
      if (!rows) return;
      const due = rows.filter(({ name }) => name !== 'dead-letters');
      for (const { name, waiting: count } of due) waiting.set({ job: name }, count);
      oldest.set(Math.max(0, ...due.map((row) => row.oldest)));
      dead.set(rows.find(({ name }) => name === 'dead-letters')?.waiting ?? 0);
    },
  };
}

async function readJobs(pool: pg.Pool): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select name, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float as oldest
    from jobs.job where state in ('created', 'retry') and start_after <= now() group by name`,
  );
  return rows;
}
