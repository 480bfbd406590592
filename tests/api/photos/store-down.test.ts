import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import S3rver from 's3rver';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { canMount, mountSmallDisk } from '#tests/support/site/small-disk.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import { upload } from '#tests/support/photos/send-photo.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const send = async (site: TestSite) => upload(site, 'asha', (await hairPhoto('hair.jpg')).buffer);
const rows = (site: TestSite) => site.db.selectFrom('photos').select('file_key').execute();
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:webp|part)/.test(path));
/** The queue reads the database's clock; so what waits for later is moved to now. */
async function letAnHourPass(site: TestSite) {
  await sql`update jobs.job set start_after = now() where name = 'clear-photo-files'`.execute(site.db);
  await site.runJobs();
}
async function expectRefused(site: TestSite) {
  const answer = await send(site);
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().message]).toEqual([
    503,
    '60',
    'Photos cannot be saved or shown right now. Please try again in a few minutes.',
  ]);
}

describe('an object store that goes away', () => {
  const place = join(folder, 's3');
  const open = (port: number) =>
    new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: place,
      configureBuckets: [{ name: 'hair', configs: [] }],
    });

  test('takes no page along, refuses photos with a sentence, and is used again when it is back', async () => {
    let store = open(0);
    const { port } = await store.run();
    const settings = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'hair', S3_ACCESS_KEY: 'S3RVER' };
    const site = await openTestSite({ settings: { ...settings, S3_SECRET_KEY: 'S3RVER' } });
    const first = (await send(site)).json();
    expect((await site.get(first.urls.small, 'asha')).statusCode).toBe(200);

    // In the midst of an upload: two files are there, the third finds nobody.
    const files = site.platform.photoFiles;
    const put = files.put.bind(files);
    let count = 0;
    const stopping = vi.spyOn(files, 'put').mockImplementation(async (key, bytes) => {
      if ((count += 1) === 3) await store.close();
      return put(key, bytes);
    });
    await expectRefused(site);
    stopping.mockRestore();
    await expectRefused(site);
    expect((await site.get(first.urls.small, 'asha')).statusCode).toBe(503);
    expect((await site.get('/api/ad/getAllAds')).statusCode).toBe(200);
    expect(await rows(site), 'no row without its files').toHaveLength(1);

    store = open(port);
    await store.run();
    expect((await site.get(first.urls.small, 'asha')).statusCode).toBe(200);
    expect((await send(site)).statusCode).toBe(200);
    await letAnHourPass(site);
    const keys = (await rows(site)).map(({ file_key: key }) => key);
    const keptFor = new Set(filesIn(place).map((path) => /hair\/([\w-]{22})/.exec(path)?.[1]));
    expect(keptFor, 'what was half-stored is gone').toEqual(new Set(keys));
    await site.close();
    await store.close();
  }, 60_000);
});

test.runIf(canMount())('a full disk refuses photos with a sentence and keeps no half of one', async () => {
  const disk = join(folder, 'disk');
  const small = mountSmallDisk(disk, '2m');
  const site = await openTestSite({ settings: { DATA_DIR: disk } });
  try {
    expect((await send(site)).statusCode).toBe(200);
    const whole = filesIn(disk).toSorted();
    small.fillUp(16);
    await expectRefused(site);
    expect(filesIn(disk).toSorted()).toEqual(whole);
    expect(await rows(site)).toHaveLength(1);
    expect((await site.get('/api/ad/getAllAds')).statusCode, 'all else goes on').toBe(200);
    small.makeRoom();
    expect((await send(site)).statusCode, 'and with room again it is as before').toBe(200);
  } finally {
    await site.close();
    small.remove();
  }
});
