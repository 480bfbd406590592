import { expect, test } from 'vitest';
import { openDatabase } from '#platform/postgres/database.ts';
import { openLogger } from '#platform/logger.ts';
import { openQueue, SCHEDULER_QUEUE_PREFIX } from '#platform/jobs/queue.ts';
import { RETENTION } from '#rules/retention/retention.ts';
import { DAY_SECONDS } from '#rules/time.ts';
import { useDatabase } from '#tests/support/site/test-database.ts';

const database = useDatabase();

test('however many processes work, each job is done once', async () => {
  const log = openLogger('silent');
  const done: string[] = [];
  const sendCode = {
    name: 'send-code',
    isSealed: false,
    schedule: null,
    async run(_payload: object, jobId: string) {
      // As long as a query takes: meanwhile the others look for work, too.
      await database.pool.query('select 1');
      done.push(jobId);
    },
  };
  const processes = await Promise.all(
    [0, 1, 2].map(async () => {
      const { pool } = openDatabase(database.serving, 4);
      const queue = await openQueue(pool, log);
      await queue.work([sendCode]);
      return { queue, pool };
    }),
  );
  const { pool, db } = openDatabase(database.serving, 2);
  const web = await openQueue(pool, log, false);
  for (let number = 0; number < 30; number += 1)
    await web.enqueue(db, sendCode, { email: `${number}@example.com`, purpose: 'verify-email' });
  await expect.poll(() => done.length, { timeout: 25_000 }).toBeGreaterThanOrEqual(30);
  // Whoever stops ends what it has begun: afterwards nothing more can come.
  for (const each of processes) {
    await each.queue.stop();
    await each.pool.end();
  }
  await web.stop();
  await pool.end();
  expect([done.length, new Set(done).size]).toEqual([30, 30]);
});

test('what is done or dead is forgotten within the time we promise', async () => {
  const { rows } = await database.pool.query<{ name: string; waits: number; lies: number }>(
    'select name, retention_seconds as waits, deletion_seconds as lies from jobs.queue',
  );
  const ours = rows.filter(({ name }) => !name.startsWith(SCHEDULER_QUEUE_PREFIX));
  expect(ours.length).toBeGreaterThan(10);
  // A job that waits in vain becomes a dead letter, which waits as long again.
  for (const { name, waits, lies } of ours)
    expect(waits + Math.max(waits, lies), name).toBeLessThanOrEqual(RETENTION.outbox * DAY_SECONDS);
});
