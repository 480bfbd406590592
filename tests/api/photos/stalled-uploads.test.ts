import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openArrivingFiles } from '#platform/photos/arriving-files.ts';
import { OPEN_UPLOADS } from '#rules/limits.ts';
import { beginUpload, type SlowUpload } from '#tests/support/photos/slow-upload.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { upload } from '#tests/support/photos/send-photo.ts';

const MB = 1024 * 1024;
const STALLED = 8;

const lines = new Set<Socket>();
const site = useSite();
beforeAll(async () => {
  site.app.server.on('connection', (line) => lines.add(line));
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;
const heldMegabytes = () => {
  collect();
  return process.memoryUsage().arrayBuffers / MB;
};
const received = () => [...lines].reduce((sum, line) => sum + line.bytesRead, 0);
const folder = () => join(site.platform.config.DATA_DIR, 'uploads');
const filesThere = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const photo = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#4A2F22' } })
    .jpeg()
    .toBuffer();

// What the test before broke off has left when all places are free.
beforeEach(async () => {
  const one = await photo();
  const fillPlaces = () =>
    Promise.all(
      Array.from(
        { length: OPEN_UPLOADS.perPerson },
        async () => (await upload(site, 'asha', one)).statusCode,
      ),
    );
  await expect.poll(fillPlaces, { timeout: 20_000 }).toEqual([200, 200, 200, 200]);
});

test(`${STALLED} uploads that stall after 10 MB each lie on the disk, not in memory`, async () => {
  const before = { held: heldMegabytes(), received: received() };
  const people = ['asha', 'dara'] as const;
  const begun = await Promise.all(
    Array.from({ length: STALLED }, (_, at) =>
      beginUpload(site, people[at % 2] ?? 'asha', { bytes: 10 * MB, route: at % 4 < 2 ? 'api' : 'form' }),
    ),
  );
  onTestFinished(async () => void (await Promise.all(begun.map(({ leave }) => leave()))));
  await expect
    .poll(() => received() - before.received, { timeout: 20_000 })
    .toBeGreaterThan(STALLED * 10 * MB);
  // What has just come is on its way to the disk; what stalls stays nowhere else.
  await expect.poll(() => heldMegabytes() - before.held, { timeout: 20_000 }).toBeLessThan(12);
});

test('one person sends four photos at once; a fifth is refused with a sentence, and has its turn when one ends', async () => {
  const one = await photo();
  const sendAnother = () => upload(site, 'asha', one);
  const before = received();
  const begun: SlowUpload[] = [];
  for (let at = 0; at < OPEN_UPLOADS.perPerson; at += 1)
    begun.push(await beginUpload(site, 'asha', { bytes: MB, route: at % 2 === 0 ? 'api' : 'form' }));
  onTestFinished(async () => void (await Promise.all(begun.map(({ leave }) => leave()))));
  await expect.poll(() => received() - before, { timeout: 10_000 }).toBeGreaterThan(begun.length * MB);
  const refused = await sendAnother();
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe(
    'You are sending several photos already. Wait until one has arrived, then send this one.',
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await upload(site, 'dara', await photo())).statusCode, 'others are served').toBe(200);
  await begun[0]?.leave();
  await expect.poll(async () => (await sendAnother()).statusCode, { timeout: 10_000 }).toBe(200);
});

test('nothing is left on the disk: not of one that was broken off, not of one that was refused, not while it arrives', async () => {
  const begun = await beginUpload(site, 'asha', { bytes: MB });
  const other = await beginUpload(site, 'asha', { bytes: MB, route: 'form' });
  await expect.poll(() => existsSync(folder())).toBe(true);
  // It has no name on the disk: also of a process that is killed nothing stays.
  expect(filesThere()).toEqual([]);
  await begun.leave();
  await other.leave();
  expect((await upload(site, 'asha', Buffer.from('no photo'))).statusCode).toBe(415);
  expect((await upload(site, 'asha', await photo())).statusCode).toBe(200);
  expect(filesThere()).toEqual([]);
});

test('what a killed process could leave is swept at the next start, what is new stays', async () => {
  const place = join(site.platform.config.DATA_DIR, 'left-over');
  mkdirSync(place);
  for (const name of ['old', 'new']) writeFileSync(join(place, name), 'part of a photo');
  const hourAgo = new Date(Date.now() - 61 * 60 * 1000);
  utimesSync(join(place, 'old'), hourAgo, hourAgo);
  openArrivingFiles(place, site.platform.log);
  expect(readdirSync(place)).toEqual(['new']);
});

test('bytes are counted, also of photos that never arrived whole; past the hour’s share one waits', async () => {
  const { db, people } = site;
  const key = `photo-kilobytes:account:${people.cleo.id}/3600`;
  const counted = async () =>
    (await db.selectFrom('limits').select('count').where('key', '=', key).executeTakeFirst())?.count ?? 0;
  const begun = await beginUpload(site, 'cleo', { bytes: 3 * MB });
  await begun.leave();
  await expect.poll(counted, { timeout: 10_000 }).toBeGreaterThanOrEqual(2900);
  await db.updateTable('limits').set({ count: 10_000_000 }).where('key', '=', key).execute();
  const refused = await upload(site, 'cleo', await photo());
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(
    /^You have sent very many photos\. Please wait (?:\d+ minutes|\d+ seconds|a second), then continue\.$/,
  );
  expect((await upload(site, 'asha', await photo())).statusCode).toBe(200);
});
