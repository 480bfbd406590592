import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUpload } from '#tests/support/posting.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const folder = (key: string) => join(site.platform.config.DATA_DIR, 'photos', key.slice(0, 2), key);
const put = (key: string, hoursAgo: number) => {
  mkdirSync(folder(key), { recursive: true });
  writeFileSync(join(folder(key), 'small.webp.part'), 'half');
  const at = new Date(site.clock.now.getTime() - hoursAgo * 3_600_000);
  utimesSync(folder(key), at, at);
};
const sweep = async () => {
  await site.platform.db.transaction().execute((tx) => site.platform.queue.enqueue(tx, 'sweep-orphans', {}));
  await site.runJobs();
};

test('files that a crash left behind are swept after a day, and nothing that belongs to a photo', async () => {
  const id = await insertUpload(site.db, site.people.asha.id);
  const { file_key: known } = await site.db
    .selectFrom('photos')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [old, fresh] = ['oldoldoldoldoldoldold1', 'newnewnewnewnewnewnew1'];
  put(old, 25);
  put(fresh, 23);
  put(known, 25);
  await sweep();
  expect([old, fresh, known].map((key) => existsSync(folder(key)))).toEqual([false, true, true]);
});

test('files without a photo are left alone when most files are unknown: they belong to another database', async () => {
  const keys = Array.from({ length: 101 }, (_, at) => `other${String(at).padStart(17, '0')}`);
  for (const key of keys) put(key, 48);
  await sweep();
  expect(keys.every((key) => existsSync(folder(key)))).toBe(true);
  expect(site.logLines.join('')).toContain('not of this database');
});
