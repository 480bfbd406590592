import { expect, test } from 'vitest';
import { openTestSite, useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ settings: { TRUST_PROXY: '1' } });

test('one id leads from the proxy to the answer, the log and the query in the database', async () => {
  const id = 'from-the-proxy-1';
  const holder = await site.database.pool.connect();
  await holder.query('begin; lock table ads in access exclusive mode');
  const waiting = site.get('/api/ad/getAllAds', undefined, { 'x-request-id': id });
  // From outside that transaction: inside one, the list of who runs what stands still.
  const running = () =>
    site.database.pool.query(`select query from pg_stat_activity where query like '/* request ${id} */ %'`);
  try {
    await expect.poll(async () => (await running()).rowCount, { timeout: 10_000 }).toBeGreaterThan(0);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await waiting).headers['x-request-id']).toBe(id);
  expect(site.logLines.some((line) => line.includes(`"reqId":"${id}"`))).toBe(true);
});

test.each(['*/ drop table ads; --', 'short', 'x'.repeat(65)])(
  'an id like %s is not taken over',
  async (given) => {
    const answer = await site.get('/api/ad/getAllAds', undefined, { 'x-request-id': given });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  },
);

test('without a proxy of ours nobody names the id', async () => {
  const open = await openTestSite();
  const answer = await open.get('/api/ad/getAllAds', undefined, { 'x-request-id': 'from-the-proxy-1' });
  expect(answer.headers['x-request-id']).not.toBe('from-the-proxy-1');
  await open.close();
});
