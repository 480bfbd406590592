import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatformOver, type Platform } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';
import { openMailCatcher } from '#tests/support/site/mail-catcher.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import { HOUR_MS } from '#rules/time.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { SEND_MAIL } from '#market/mails/send-mail.ts';
import { makeDataFolder } from '../../support/site/data-folder.ts';

const ROUNDS = Number(process.env.CHAOS_KILLS ?? 15);
const LONG_MS = 30_000 + ROUNDS * 500;
const SECRET_KEY = 'one key for both of them';
const folder = makeDataFolder('two');
let site: TestSite;
let other: { platform: Platform; app: Awaited<ReturnType<typeof buildServer>> };
let office: Awaited<ReturnType<typeof openMailCatcher>>;

// Two processes would differ in nothing that matters: neither knows of the other but by the database.
beforeAll(async () => {
  office = await openMailCatcher();
  await office.open();
  const settings = { SMTP_URL: office.url, SECRET_KEY };
  site = await openTestSite({ settings });
  const config = readConfig({ DATA_DIR: folder, DEMO_DATA: 'off', LOG_LEVEL: 'warn', ...settings });
  const log = openLogger('silent');
  const platform = await openPlatformOver(site.database, config, log, JOB_NAMES, () => site.clock.now);
  other = { platform, app: await buildServer(platform) };
});
afterAll(async () => {
  await other.app.close();
  await other.platform.close();
  await site.close();
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The same request with the same key at both doors at the same time. */
function atBoth(url: string, data: object, who: 'asha' | 'bela', key: string) {
  const { cookie, token } = site.people[who];
  const headers = {
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
    cookie,
    'x-token': token,
    'idempotency-key': key,
  };
  const request = { method: 'POST' as const, url, payload: JSON.stringify({ data }), headers };
  return Promise.all([site.app.inject(request), other.app.inject(request)]);
}

test(
  'two processes: what is asked at both at once is done once, and both hear the same',
  { timeout: LONG_MS },
  async () => {
    const adId = await insertAd(site.db, site.people.asha.id, site.clock.now);
    for (let round = 0; round < ROUNDS; round += 1) {
      const report = { target: { kind: 'ad', id: adId }, reason: 'other', text: `round ${round}` };
      const answers = await atBoth('/api/report/create', report, 'bela', `round-${round}`);
      // One of them may have to wait for the other, or is told to come back for the answer.
      for (const { statusCode } of answers) expect([200, 409, 429]).toContain(statusCode);
      expect(answers.some(({ statusCode }) => statusCode !== 409)).toBe(true);
      const [again] = await atBoth('/api/report/create', report, 'bela', `round-${round}`);
      const first = answers.find(({ statusCode }) => statusCode === 200);
      if (first) expect(again.json()).toEqual(first.json());
    }
    const { rows } = await sql<{ most: number }>`
    select count(*)::int as most from reports group by text order by 1 desc limit 1`.execute(site.db);
    expect(rows).toEqual([{ most: 1 }]);
  },
);

test('two workers: every e-mail goes out once', { timeout: LONG_MS }, async () => {
  const letters = Array.from({ length: ROUNDS * 4 }, (_, number) => `reader-${number}@example.com`);
  for (const to of letters)
    await site.platform.queue.enqueue(site.db, SEND_MAIL, {
      to,
      subject: 'News',
      text: 'x',
      html: '<p>x</p>',
    });
  await Promise.all([site.runJobs(), other.platform.queue.drain(bindJobs(other.platform))]);
  const got = office.received
    .flatMap(({ recipients }) => recipients)
    .filter((to) => to.startsWith('reader-'));
  expect(got.toSorted()).toEqual(letters.toSorted());
});

test('two nightly sweeps at once: nobody is told twice, nothing is done twice', async () => {
  const soon = new Date(site.clock.now.getTime() + 12 * HOUR_MS);
  const adId = await insertAd(site.db, site.people.asha.id, site.clock.now, { expires_at: soon });
  office.received.splice(0);
  for (const platform of [site.platform, other.platform])
    for (const name of ['warn-of-expiry', 'expire-ads'] as const)
      await platform.queue.enqueue(platform.db, { name }, {});
  await Promise.all([site.runJobs(), other.platform.queue.drain(bindJobs(other.platform))]);
  await site.runJobs();
  expect(office.received.filter(({ mail }) => mail.text?.includes(adId))).toHaveLength(1);
});
