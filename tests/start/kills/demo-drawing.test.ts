import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { makeDemo } from '#demo/make-demo.ts';
import { startSite } from '../site-process.ts';

/** As demo-process.ts has them drawn: some before the site opens, the others in several steps. */
const ADS = 20;
const FIRST_ADS = 6;

const folder = mkdtempSync(join(tmpdir(), 'fairhank-drawing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const photos = join(folder, 'photos');
/** Every photo has a folder named by its key. */
const listDrawn = (): string[] =>
  existsSync(photos)
    ? readdirSync(photos)
        .flatMap((part) => readdirSync(join(photos, part)))
        .toSorted()
    : [];

async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(folder, 'run'), user: 'fairhank', database: 'fairhank' });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

const countRows = async (): Promise<Record<string, number>> =>
  (
    await ask<Record<string, number>>(`select (select count(*)::int from ads) as ads,
      (select count(*)::int from accounts) as people, (select count(*)::int from photos) as photos,
      (select count(*)::int from conversations) as conversations,
      (select count(*)::int from messages) as messages`)
  )[0] ?? {};

const start = () => {
  const site = startSite(
    // Sales have ads of their own, and a test of their own.
    { DATA_DIR: folder, DEMO_DATA: 'on', DEMO_ADS: String(ADS), SALES: 'off' },
    join(import.meta.dirname, 'demo-process.ts'),
  );
  // Also when the test fails; on one that has ended this does nothing.
  onTestFinished(() => void site.child.kill('SIGKILL'));
  return site;
};

const killed = async (site: ReturnType<typeof start>) => {
  site.child.kill('SIGKILL');
  expect(await site.ended()).toBe('SIGKILL');
};

test('killed while drawing and started again, a demo has everything once', async () => {
  const early = start();
  await expect.poll(() => listDrawn().length, { timeout: 240_000, interval: 10 }).toBeGreaterThan(3);
  await killed(early);
  expect(await countRows()).toMatchObject({ ads: 0, people: 0, photos: 0 });

  // In the midst of a step: its files are there, its rows are not.
  const site = start();
  await site.ready();
  const [first] = await ask<{ photos: number }>('select count(*)::int as photos from photos');
  await expect
    .poll(() => listDrawn().length, { timeout: 240_000, interval: 10 })
    .toBeGreaterThan((first?.photos ?? 0) + 2);
  await killed(site);
  expect(await countRows()).toMatchObject({ ads: FIRST_ADS, photos: first?.photos });

  const last = start();
  await expect.poll(last.said, { timeout: 240_000 }).toContain(`The demo is complete: ${ADS} ads.`);
  const [market] = await ask<{ made_at: Date }>('select made_at from demo_market');
  const demo = makeDemo({ seed: 'fairhank', now: market?.made_at ?? new Date(0), ads: ADS });
  // Whoever bought had asked: where nobody had, they did.
  const talks = [...new Set([...demo.conversations, ...demo.sales.map(({ talk }) => talk)])];
  expect(await countRows()).toEqual({
    ads: ADS,
    people: demo.people.length,
    photos: demo.ads.flatMap(({ pictures }) => pictures).length,
    conversations: talks.length,
    messages: talks.flatMap(({ messages }) => messages).length,
  });
  const titles = await ask<{ title: string }>('select title from ads');
  expect(titles.map(({ title }) => title).toSorted()).toEqual(demo.ads.map(({ title }) => title).toSorted());
  const keys = await ask<{ file_key: string }>('select file_key from photos');
  expect(keys.map(({ file_key }) => file_key).toSorted()).toEqual(listDrawn());

  last.child.kill('SIGTERM');
  expect(await last.ended()).toBe(0);
  const complete = start();
  await complete.ready();
  expect(complete.said()).not.toContain('Drawing');
  expect(await countRows()).toMatchObject({ ads: ADS });
  complete.child.kill('SIGTERM');
  expect(await complete.ended()).toBe(0);
}, 600_000);
