import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatformOver } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';
import { builtPages } from '#server/routes/built-pages.ts';
import { takeStep } from '#tests/support/ads/ad-rows.ts';
import { inviteCast } from '#tests/support/people/cast.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openReplicaLab } from './postgres/replica-lab.ts';
import { copyPreparedSite } from './prepared-site.ts';
import { freePort, startSite } from './site-process.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-many-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The processes that serve for this one. */
function listServing(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
        const isOurs = Number(after.split(' ')[1]) === parent;
        return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')
          ? [Number(pid)]
          : [];
      } catch {
        return [];
      }
    });
}

test('WORKERS=2: two processes serve one port, one that dies is replaced, and all end together', async () => {
  const PORT = String(await freePort());
  const site = startSite({ DATA_DIR: copyPreparedSite(join(folder, 'two')), PORT, WORKERS: '2' });
  await site.ready();
  const serving = listServing(site.child.pid);
  expect(serving).toHaveLength(2);
  const look = async () =>
    (await fetch(`http://127.0.0.1:${PORT}/`, { headers: { connection: 'close' } })).status;
  expect(await Promise.all([look(), look(), look(), look()])).toEqual([200, 200, 200, 200]);
  process.kill(serving[0] ?? 0, 'SIGKILL');
  await expect
    .poll(() => listServing(site.child.pid).filter((pid) => !serving.includes(pid)), { timeout: 20_000 })
    .toHaveLength(1);
  await expect.poll(look, { timeout: 20_000 }).toBe(200);
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
  expect(listServing(site.child.pid)).toEqual([]);
}, 90_000);

test('visitors read from the replica while it keeps up; whoever wrote reads what they wrote; no page is old', async () => {
  const lab = await openReplicaLab(join(folder, 'lab'));
  const config = readConfig({
    DATA_DIR: join(folder, 'replicas'),
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_REPLICA_URLS: lab.replicaUrl,
  });
  const platform = await openPlatformOver(lab.primary, config, openLogger('silent'), JOB_NAMES);
  const app = await buildServer(platform, await builtPages());
  const people = await inviteCast(platform.db, platform.now());
  const adId = await insertAd(platform.db, people.asha.id, platform.now(), { title: 'A braid, number 0' });
  const look = async (cookie?: string) => {
    const page = await app.inject({ url: `/ad/${adId}/hair`, ...(cookie ? { headers: { cookie } } : {}) });
    return Number(/A braid, number (\d+)/.exec(page.body)?.[1]);
  };
  const rename = (number: number) =>
    takeStep(platform.db, adId, { title: `A braid, number ${number}`, version: number + 1 });
  const isReplicaUsed = () => platform.readFrom.pick().db !== platform.db;
  const { cookie } = people.bela;

  await expect.poll(isReplicaUsed, { timeout: 10_000 }).toBe(true);
  expect(await look()).toBe(0);

  // Held back, the replica does not know of the change. For a moment it is still believed, then it is left alone.
  await lab.onReplica('select pg_wal_replay_pause()');
  await rename(1);
  expect(await look(`${cookie}; wrote=1`), 'somebody who has just written').toBe(1);
  await expect.poll(() => look(cookie), { timeout: 1000 }).toBe(1);
  await expect.poll(() => look(), { timeout: 200 }).toBe(1);
  expect(isReplicaUsed()).toBe(false);

  await lab.onReplica('select pg_wal_replay_resume()');
  await expect.poll(isReplicaUsed, { timeout: 5000 }).toBe(true);
  for (let number = 2; number < 12; number += 1) {
    await rename(number);
    await expect.poll(() => look(), { timeout: 1000, interval: 20 }).toBe(number);
  }

  const saved = await app.inject({
    method: 'POST',
    url: '/api/saved/toggle',
    payload: { data: { adId } },
    headers: { origin: config.ORIGIN, cookie, 'x-token': people.bela.token },
  });
  expect(saved.json()).toEqual({ success: 1, saved: true });
  expect(saved.headers['set-cookie']).toMatch(/^wrote=1; Max-Age=5;.*HttpOnly/);
  await platform.queue.drain(bindJobs(platform));
  await app.close();
  await platform.close();
  await lab.close();
}, 60_000);
