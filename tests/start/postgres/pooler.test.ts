import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { databaseUrl } from '#platform/postgres/database.ts';
import { openEmbeddedPostgres } from '#platform/postgres/embedded/embedded-postgres.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';
import { builtPages } from '#server/routes/built-pages.ts';
import { takeStep } from '#tests/support/ads/ad-rows.ts';
import { inviteCast } from '#tests/support/people/cast.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { findPooler, startPooler } from './start-pooler.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-pooler-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const program = findPooler();

// Needs PgBouncer on the machine: apt-get install pgbouncer.
test.skipIf(!program)(
  'through PgBouncer in transaction mode: migrations, pages, writes, jobs, and kept pages that are never old',
  async () => {
    const server = await openEmbeddedPostgres({ dataDir: join(folder, 'pg') });
    const pooler = await startPooler(program ?? '', join(folder, 'pooler'), server.serving);
    const config = readConfig({
      DATA_DIR: join(folder, 'data'),
      DEMO_DATA: 'off',
      DEMO_IN_PUBLIC: 'yes',
      LOG_LEVEL: 'silent',
      DATABASE_URL: pooler.url,
      DATABASE_OWNER_URL: databaseUrl(server.owner),
      DATABASE_DIRECT_URL: databaseUrl(server.serving),
      // More than the pooler has behind it.
      DATABASE_POOL: '20',
    });
    const platform = await openPlatform(config, openLogger('silent'), JOB_NAMES);
    const app = await buildServer(platform, await builtPages());
    const people = await inviteCast(platform.db, platform.now());
    const adId = await insertAd(platform.db, people.asha.id, platform.now(), { title: 'A braid, number 0' });
    const look = async (cookie = '') => {
      const page = await app.inject({ url: `/ad/${adId}/hair`, headers: { cookie } });
      return Number(/A braid, number (\d+)/.exec(page.body)?.[1]);
    };
    const toggle = () =>
      app.inject({
        method: 'POST',
        url: '/api/saved/toggle',
        payload: { data: { adId } },
        headers: { origin: config.ORIGIN, cookie: people.bela.cookie, 'x-token': people.bela.token },
      });
    // The first page of a process is slow: its code is read for it.
    await expect.poll(() => look(), { timeout: 20_000 }).toBe(0);
    for (let number = 1; number < 6; number += 1) {
      await takeStep(platform.db, adId, { title: `A braid, number ${number}`, version: number + 1 });
      await expect.poll(() => look(), { timeout: 1000, interval: 20 }).toBe(number);
      const [, ...seen] = await Promise.all([toggle(), look(people.bela.cookie), look(people.asha.cookie)]);
      expect(seen).toEqual([number, number]);
    }
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => app.inject('/api/ad/getAllAds?q=braid')),
    );
    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 503),
    ).toEqual([]);
    expect((await toggle()).json()).toMatchObject({ success: 1 });
    await platform.queue.drain(bindJobs(platform));
    await app.close();
    await platform.close();
    await pooler.stop();
    await server.stop();
  },
  90_000,
);
