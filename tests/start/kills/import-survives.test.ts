import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/postgres/database.ts';
import { giveTradePlan } from '#tests/support/ads/ad-rows.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { csvAd, csvFile, type Imported } from '#tests/support/trade/csv-file.ts';
import { copyPreparedSite } from '../prepared-site.ts';
import { freePort, startSite } from '../site-process.ts';

const ROWS = 300;
const folder = mkdtempSync(join(tmpdir(), 'fairhank-import-'));
const dataDir = copyPreparedSite(join(folder, 'site'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openRows = () =>
  openDatabase({ host: join(dataDir, 'run'), user: 'fairhank', database: 'fairhank' }, 1);

async function inviteTrader() {
  const { db } = openRows();
  const asha = await inviteOne(db, new Date(), 'asha', 'seller');
  await giveTradePlan(db, asha.id);
  await db.destroy();
  return asha;
}

async function open() {
  const port = String(await freePort());
  const site = startSite({ DATA_DIR: dataDir, PORT: port });
  onTestFinished(() => void site.child.kill('SIGKILL'));
  await site.ready();
  return { site, address: `http://localhost:${port}` };
}

test('a run that is killed in its midst does every row once', { timeout: 240_000 }, async () => {
  const first = await open();
  const asha = await inviteTrader();
  const headers = (origin: string) => ({
    origin,
    'content-type': 'application/json',
    cookie: asha.cookie,
    'x-token': asha.token,
  });
  const post = async (path: string, data: object) => {
    const body = JSON.stringify({ data });
    const init = { method: 'POST', headers: headers(first.address), body };
    return (await (await fetch(`${first.address}/api/trade/${path}`, init)).json()) as { import: Imported };
  };
  const text = csvFile(Array.from({ length: ROWS }, (_, at) => csvAd({ ref: `tail-${at}` })));
  const { import: tried } = await post('tryImport', { name: 'stock.csv', text });
  expect(tried.counts.new).toBe(ROWS);
  await post('runImport', { importId: tried.id });

  const { db } = openRows();
  const countDone = async () => (await db.selectFrom('ad_import_results').select('row').execute()).length;
  await expect.poll(countDone, { timeout: 60_000, interval: 5 }).toBeGreaterThan(20);
  first.site.child.kill('SIGKILL');
  await first.site.ended();
  await db.destroy();

  const second = await open();
  const rows = openRows().db;
  const atKill = (await rows.selectFrom('ad_import_results').select('row').execute()).length;
  expect(atKill).toBeLessThan(ROWS);
  // The queue gives a job back when its time is over; the test does not wait for that.
  await sql`update jobs.job set state = 'retry', start_after = now() where name = 'run-import' and state = 'active'`.execute(
    rows,
  );
  const show = async () => {
    const url = `${second.address}/api/trade/showImport?importId=${tried.id}`;
    return ((await (await fetch(url, { headers: headers(second.address) })).json()) as { import: Imported })
      .import;
  };
  await expect.poll(async () => (await show()).state, { timeout: 120_000 }).toBe('done');
  const report = await show();
  expect(report).toMatchObject({ run: ROWS, failed: 0 });
  const ads = await rows.selectFrom('ads').select(['id', 'ref']).execute();
  expect(ads).toHaveLength(ROWS);
  expect(new Set(ads.map(({ ref }) => ref)).size).toBe(ROWS);
  expect(new Set(report.rows.map(({ adId }) => adId))).toEqual(new Set(ads.map(({ id }) => id)));
  await rows.destroy();
  second.site.child.kill('SIGTERM');
  expect(await second.site.ended()).toBe(0);
});
