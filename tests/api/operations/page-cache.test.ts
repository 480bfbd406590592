import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { AD_LIFE_DAYS } from '#rules/ads/state.ts';
import { takeStep } from '#tests/support/ads/ad-rows.ts';
import { openCachedSite } from '#tests/support/site/cached-site.ts';
import { openRandom } from '#tests/support/random.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { DAY_MS } from '#rules/time.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

let adPath: string;
let adId: string;

const site = useOpened(() => openCachedSite({ PAGE_CACHE_MB: '1' }));
beforeEach(async () => {
  adId = await insertAd(site.db, site.people.asha.id, site.clock.now, { title: 'A silky braid, number 0' });
  adPath = `/ad/${adId}/hair`;
  await site.untilCached(adPath);
  await site.untilCached(adPath, 1);
});

/** A page that reads no table of the ad's. */
const REQUESTS = '/wanted';
const rename = async (id: string, number: number) =>
  takeStep(site.db, id, { title: `A silky braid, number ${number}`, version: number + 1 });
/** The promise is: within a second. */
const expectSoon = (path: string, words: string, door = 0) =>
  expect
    .poll(async () => (await site.read(path, {}, door)).text, { timeout: 1000, interval: 20, message: path })
    .toContain(words);
const numberIn = (text: string) => Number(/A silky braid, number (\d+)/.exec(text)?.[1]);

test('a cached page is the same in every encoding, with the headers of any other, and 304 where it is known', async () => {
  const before = await site.hits();
  const plain = await site.read(adPath);
  expect(await site.hits(), 'a hit').toBe(before + 1);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding, cookie',
  });
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['zstd', undefined],
  ]) {
    const first = await site.read(adPath, { 'accept-encoding': accepted ?? '' });
    const again = await site.read(adPath, { 'accept-encoding': accepted ?? '' });
    expect([first.headers['content-encoding'], again.headers['content-encoding']]).toEqual([
      encoding,
      encoding,
    ]);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(again.text).toBe(plain.text);
    const known = await site.read(adPath, {
      'accept-encoding': accepted ?? '',
      'if-none-match': `"other", W/${String(again.headers['etag'])}`,
    });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
  }
});

test('the write that changes a page drops it at both doors, whatever it shows', async () => {
  const paths = ['/', '/all-ads', `/sellers/${site.people.asha.id}`, adPath];
  const change = {
    'another title': () => rename(adId, 1),
    'a photo': () =>
      sql`insert into photos (owner_id, ad_id, position, state, file_key, public_key, width, height, thumbhash, look_hash, sha256, bytes)
        values (${site.people.asha.id}, ${adId}, 1, 'attached', ${'f'.repeat(22)}, 'abcdefghijklmnopqrstuv', 4, 5, '\\x0102030405', 1, ${'a'.repeat(64)}, 9)`.execute(
        site.db,
      ),
    'another name': () =>
      site.db
        .updateTable('accounts')
        .set({ username: 'asha-of-old' })
        .where('id', '=', site.people.asha.id)
        .execute(),
    'a text of the banner': () =>
      site.db.insertInto('banner_texts').values({ position: 1, text: 'Hello from the staff.' }).execute(),
  };
  const shows = {
    'another title': 'number 1',
    'a photo': 'abcdefghijklmnopqrstuv',
    'another name': 'asha-of-old',
    'a text of the banner': 'Hello from the staff.',
  };
  for (const name of Object.keys(change) as (keyof typeof change)[]) {
    for (const path of paths) for (const door of [0, 1]) await site.read(path, {}, door);
    await change[name]();
    for (const door of [0, 1]) await expectSoon(adPath, shows[name], door);
    for (const path of paths.slice(1, 3))
      if (name !== 'another name' || path.startsWith('/sellers')) await expectSoon(path, shows[name]);
  }
  await site.db.deleteFrom('banner_texts').execute();
});

test('what the public cannot see drops nothing: a draft, a login', async () => {
  await site.untilCached(REQUESTS);
  const draft = { status: 'draft', published_at: null, expires_at: null } as const;
  const id = await insertAd(site.db, site.people.asha.id, site.clock.now, draft);
  await takeStep(site.db, id, { title: 'A draft of Asha', version: 2 });
  await site.db.updateTable('accounts').set({ last_login_at: site.clock.now }).execute();
  // Changes are told of in their order: once a page that reads another table is dropped, the others have been heard.
  await sql`select pg_notify('pages', 'wanted_ads')`.execute(site.db);
  await expect
    .poll(async () => (await site.read(REQUESTS)).headers['x-request-id'], { timeout: 5000 })
    .toBeDefined();
  const before = await site.hits();
  await site.read(adPath);
  expect((await site.hits()) - before).toBe(1);
});

test('ads change at random while many visitors read at two doors: no page is older than a second', async () => {
  const ids = [
    adId,
    await insertAd(site.db, site.people.asha.id, site.clock.now, { title: 'A silky braid, number 0' }),
  ];
  const changedAt = ids.map(() => [0]);
  const seen = ids.map(() => 0);
  const oldest = { ms: 0 };
  const before = await site.hits();
  const stop = new AbortController();
  let reads = 0;
  const visitors = Array.from({ length: 12 }, async (_, visitor) => {
    while (!stop.signal.aborted) {
      const ad = (visitor + reads) % 2;
      const asked = performance.now();
      const page = await site.read(`/ad/${ids[ad]}/hair`, {}, visitor % 2);
      reads += 1;
      // The page is as old as the first change that it does not show.
      const number = numberIn(page.text);
      if (number > (seen[ad] ?? 0)) seen[ad] = number;
      const next = changedAt[ad]?.[number + 1];
      if (next !== undefined) oldest.ms = Math.max(oldest.ms, asked - next);
      expect(page.status).toBe(200);
    }
  });
  const writers = ids.map(async (id, ad) => {
    const random = openRandom(`writer ${ad}`);
    for (let number = 1; number <= 15; number += 1) {
      await rename(id, number);
      changedAt[ad]?.push(performance.now());
      // Mostly once somebody has seen it, else right on its heels.
      if (!random.chance(1 / 3))
        await expect.poll(() => seen[ad], { timeout: 5000, interval: 5 }).toBeGreaterThanOrEqual(number);
    }
  });
  await Promise.all(writers);
  // However slow the machine: once nobody writes any more, the readers meet cached pages.
  await expect.poll(() => site.hits(), { timeout: 20_000 }).toBeGreaterThan(before + 20);
  stop.abort();
  await Promise.all(visitors);
  expect(reads).toBeGreaterThan(100);
  expect(oldest.ms).toBeLessThan(1000);
  for (const door of [0, 1]) expect(numberIn((await site.read(adPath, {}, door)).text)).toBe(15);
});

test('nothing of a person who is signed in is cached, and nobody signed in gets a cached page', async () => {
  const { cookie } = site.people.bela;
  const own = await site.read(adPath, { cookie });
  expect(own.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(own.headers['etag']).toBeUndefined();
  expect(own.text).toContain(site.people.bela.token);
  const before = await site.hits();
  for (const shown of [
    cookie,
    'sid=made-up; token=made-up',
    'saved=abc',
    'dev=abc',
    'prefs=theme%3Ddark; sid=x',
    'unknown=1',
  ])
    await site.read(adPath, { cookie: shown });
  expect(await site.hits()).toBe(before);
  const visitors = await Promise.all([site.read(adPath), site.read(adPath, {}, 1)]);
  for (const { text } of visitors) expect(text).not.toContain(site.people.bela.token);
  expect(visitors[0].headers['set-cookie']).toBeUndefined();
});

test('each visitor sees the page as they chose to', async () => {
  const choose = (prefs: string) => site.read(adPath, { cookie: `prefs=${prefs}` });
  for (let time = 0; time < 2; time += 1) {
    expect((await choose('length=cm')).text).toContain('71 cm');
    expect((await choose('theme=dark')).text).toContain('data-theme="dark"');
    expect((await site.read(adPath)).text).not.toContain('data-theme="dark"');
    // On an ad the rule stands, whatever was closed; elsewhere it goes.
    const closed = (await choose('banner=99999999999')).text;
    expect(closed).toContain('Safety notice');
    expect(closed).not.toContain('close-banner');
    const terms = await site.read('/terms', { cookie: 'prefs=banner=99999999999' });
    expect(terms.text).not.toContain('Safety notice');
    expect((await choose('folded=99999999999')).text).toContain('open-banner');
    const open = (await choose('banner=1&folded=1')).text;
    expect(open).toContain('close-banner');
    expect(open).not.toContain('open-banner');
  }
});

test('forms that are for one visitor, errors and refusals are never cached', async () => {
  for (const path of [
    '/contact-us',
    '/login',
    '/register',
    '/report',
    '/ad/none/hair',
    '/nowhere',
    '/saved',
  ]) {
    const [first, second] = [await site.read(path), await site.read(path)];
    expect([first.headers['etag'], second.headers['etag']], path).toEqual([undefined, undefined]);
    expect(second.headers['x-request-id'], path).not.toBe(first.headers['x-request-id']);
  }
});

test('time itself ends a page: an ad is not listed past its date, and a day makes it older', async () => {
  const soon = new Date(site.clock.now.getTime() + 60_000);
  await insertAd(site.db, site.people.asha.id, site.clock.now, {
    title: 'A braid for one minute',
    expires_at: soon,
  });
  await expectSoon('/all-ads', 'A braid for one minute');
  await site.untilCached('/all-ads');
  expect((await site.read('/all-ads')).text).toContain('A braid for one minute');
  const { now } = site.clock;
  site.clock.now = new Date(soon.getTime() + 1);
  expect((await site.read('/all-ads')).text).not.toContain('A braid for one minute');
  site.clock.now = new Date(now.getTime() + (AD_LIFE_DAYS + 1) * DAY_MS);
  expect((await site.read(adPath)).text).not.toContain('Log in and send');
  site.clock.now = now;
});

test('while the change listener is down nothing is cached, and soon after it is again', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'fairhank listening' and datname = current_database()`.execute(site.db);
  await rename(adId, 1);
  for (const door of [0, 1]) await expectSoon(adPath, 'number 1', door);
  await site.untilCached(adPath);
  await rename(adId, 2);
  await expect.poll(async () => numberIn((await site.read(adPath)).text), { timeout: 1000 }).toBe(2);
});

test('however many addresses are asked for, the cache stays within its bound', async () => {
  for (let number = 0; number < 60; number += 1) await site.read(`/all-ads?minPrice=${number}`);
  expect(await site.figure('page_cache_pages')).toBeGreaterThan(3);
  expect(await site.figure('page_cache_bytes')).toBeLessThanOrEqual(1024 * 1024);
});
