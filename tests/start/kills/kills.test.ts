import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openRandom } from '#tests/support/random.ts';
import { until } from '#tests/support/site/until.ts';
import { copyPreparedSite } from '../prepared-site.ts';
import { freePort, startSite } from '../site-process.ts';
import { expectNothingLost, openWriters } from './writers.ts';

/** `npm run test:chaos` asks for 200 of each. */
const KILLS = Number(process.env.CHAOS_KILLS ?? 6);
const DATABASE_KILLS = Number(process.env.CHAOS_KILLS ?? 4);
const MAX_OUTAGE_MS = 5_000;

const folder = mkdtempSync(join(tmpdir(), 'fairhank-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`${KILLS} kills of the site in the midst of writes`, { timeout: KILLS * 20_000 + 60_000 }, async () => {
  const dataDir = copyPreparedSite(join(folder, 'site'));
  const writers = openWriters({ dataDir, port: String(await freePort()) });
  const random = openRandom('kills of the site');
  const restarts: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const begun = performance.now();
    const site = startSite(writers.settings);
    await site.ready();
    if (kill > 0) restarts.push(performance.now() - begun);
    else await writers.begin();
    const writing = writers.start();
    // In the midst, however fast the machine is: once so many more were answered.
    await writers.untilAnswered(random.integer(1, 40));
    site.child.kill('SIGKILL');
    await site.ended();
    await writing.stop();
  }
  const site = startSite(writers.settings);
  await site.ready();
  expect(writers.acknowledged().length).toBeGreaterThan(KILLS * 2);
  await expectNothingLost(writers);
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
  console.log(
    `${KILLS} kills of the site: ${writers.acknowledged().length} writes, 0 lost, 0 twice; ready again after ${median(restarts)} ms (median).`,
  );
});

test(
  `${DATABASE_KILLS} kills and restarts of the database under traffic`,
  { timeout: DATABASE_KILLS * 20_000 + 60_000 },
  async () => {
    const dataDir = copyPreparedSite(join(folder, 'database'));
    const port = String(await freePort());
    const writers = openWriters({ dataDir, port });
    const site = startSite(writers.settings);
    onTestFinished(() => void site.child.kill('SIGKILL'));
    await site.ready();
    await writers.begin();
    const writing = writers.start();
    const outages: number[] = [];
    const random = openRandom('kills of the database');
    for (let kill = 0; kill < DATABASE_KILLS; kill += 1) {
      await writers.untilAnswered(random.integer(1, 40));
      const pid = serverIn(dataDir);
      // Besides kills restarts, as an update of PostgreSQL brings them: in a hurry, or politely.
      process.kill(pid, (['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGINT'] as const)[kill % 4]);
      const isAnother = () => ![0, pid].includes(serverIn(dataDir));
      outages.push(await timeUntilServed(`http://127.0.0.1:${port}/api/ad/getAllAds`, isAnother));
    }
    await writing.stop();
    const heard = new Set(writers.sent.flatMap(({ statuses }) => statuses));
    expect(heard, 'only success, and asking to come back later').toEqual(new Set([200, 503]));
    expect(Math.max(...outages)).toBeLessThan(MAX_OUTAGE_MS);
    await expectNothingLost(writers);
    expect(site.child.exitCode, 'the site itself never ended').toBeNull();
    site.child.kill('SIGTERM');
    expect(await site.ended()).toBe(0);
    console.log(
      `${DATABASE_KILLS} kills and restarts of the database: ${writers.sent.length} writes, 0 lost, 0 twice; served again after ${median(outages)} ms (median), ${Math.round(Math.max(...outages))} ms at most.`,
    );
  },
);

/** Which process the database is; 0 while it is none. */
function serverIn(dataDir: string): number {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}

/** From the kill until an answer was good; one before the database is another process comes from the old one. */
async function timeUntilServed(url: string, isAnother: () => boolean): Promise<number> {
  const begun = performance.now();
  const isServed = async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    expect([200, 503]).toContain(answer.status);
    return answer.status === 200 && isAnother();
  };
  await until(isServed, 60_000);
  return performance.now() - begun;
}

const median = (times: number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
