import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite();

test('every query has a time limit, also one that only reads', async () => {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(site.platform.db);
  expect(rows).toEqual([{ statement_timeout: '5s' }]);
  await expect(
    site.platform.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '50ms'`.execute(tx);
      // Cut off after the 50 ms.
      await sql`select pg_sleep(5)`.execute(tx);
    }),
  ).rejects.toMatchObject({ code: '57014' });
});

test('a write that waits for another too long is asked to come back, and nothing of it is kept', async () => {
  const adId = await insertAd(site.db, site.people.asha.id, site.clock.now);
  const report = { target: { kind: 'ad', id: adId }, reason: 'other', text: 'a locked table' };
  const holder = await site.database.pool.connect();
  await holder.query('begin; lock table reports in access exclusive mode');
  const answer = await site.post('/api/report/create', report, 'bela');
  await holder.query('rollback');
  holder.release();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(await site.db.selectFrom('reports').select('id').execute()).toEqual([]);
  expect((await site.post('/api/report/create', report, 'bela')).statusCode).toBe(200);
});
