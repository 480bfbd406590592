import { beforeEach, describe, expect, test } from 'vitest';
import { takeStep } from '#tests/support/ads/ad-rows.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openCachedSite } from '#tests/support/site/cached-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openCachedSite());
const WITH_SCRIPT = 'js=1';
const NAMES = ['asha', 'bela', 'cleo', 'mira', 'dara'] as const;

let adId: string;
let adPath: string;
beforeEach(async () => {
  adId = await insertAd(site.db, site.people.asha.id, site.clock.now, { title: 'A braid of Asha' });
  adPath = `/ad/${adId}/hair`;
});

const cookieOf = (name: (typeof NAMES)[number]) => `${site.people[name].cookie}; ${WITH_SCRIPT}`;

/** Reads until an answer came from the cache, and gives that one. */
async function readCached(path: string, cookie: string) {
  for (;;) {
    const before = await site.hits();
    const page = await site.read(path, { cookie });
    expect(page.status, path).toBe(200);
    if ((await site.hits()) > before) return page;
  }
}

const PATHS = ['/', '/all-ads', '/hair-categories/hair-colour/black', '/prices', '/faq', '/all-ads.data'];

describe('pages that members are served from the cache', () => {
  test('are the same bytes for everybody, and say nothing of anybody', async () => {
    for (const path of [...PATHS, adPath, `${adPath}.data`]) {
      const pages = [];
      for (const name of NAMES) pages.push(await readCached(path, cookieOf(name)));
      const [first] = pages;
      for (const page of pages) {
        expect(page.text, path).toBe(first?.text);
        expect(page.headers['set-cookie'], path).toBeUndefined();
        expect(page.headers['cache-control'], path).toBe('private, no-cache');
      }
      // Her name is on her own ad for everybody.
      for (const name of NAMES) {
        const { token, cookie } = site.people[name];
        expect(first?.text.includes(token), `the token of ${name} on ${path}`).toBe(false);
        expect(first?.text.includes(cookie.split('=')[1] ?? ''), `the session of ${name}`).toBe(false);
        if (name !== 'asha')
          expect(first?.text.includes(site.people[name].id), `${name} on ${path}`).toBe(false);
      }
    }
  });

  test('are others than those of visitors, who are known to be nobody', async () => {
    const member = await readCached('/all-ads', cookieOf('bela'));
    const visitor = await readCached('/all-ads', WITH_SCRIPT);
    expect(visitor.headers['etag']).not.toBe(member.headers['etag']);
    expect(member.text).toContain('/no-script?next=%2Fall-ads');
    expect(visitor.text).not.toContain('/no-script?');
    const known = await site.read('/all-ads', {
      cookie: cookieOf('bela'),
      'if-none-match': String(visitor.headers['etag']),
    });
    expect(known.status, 'a member does not go on with the page of a visitor').toBe(200);
  });

  test('are for nobody whose browser has not said that it runs script', async () => {
    const before = await site.hits();
    for (const name of NAMES)
      for (const path of ['/all-ads', adPath])
        expect((await site.read(path, { cookie: site.people[name].cookie })).text).toContain(
          site.people[name].token,
        );
    expect(await site.hits()).toBe(before);
  });

  test('are poisoned by nothing that a request carries', async () => {
    const path = `${adPath}?photo=1`;
    const marks = {
      host: 'evil.example.com',
      'x-forwarded-host': 'evil.example.com',
      'x-forwarded-proto': 'gopher',
      'x-original-url': '/super-admin-user/users',
      'x-rewrite-url': '/super-admin-user/users',
      'x-http-method-override': 'POST',
      'accept-language': 'evil-GB',
      referer: 'https://evil.example.com/',
      'x-react-router-prerender-data': 'evil',
      'user-agent': '<script>evil</script>',
    };
    for (const [name, value] of Object.entries(marks))
      await site.read(path, {
        cookie: `${cookieOf('bela')}; evil=${encodeURIComponent(value)}`,
        [name]: value,
      });
    for (const name of NAMES) {
      const page = await readCached(path, cookieOf(name));
      expect(page.text).not.toMatch(/evil|gopher|super-admin-user/);
      expect(page.text).toContain('A braid of Asha');
    }
  });

  test('are never those of a made-up or ended session, and `/me` says so', async () => {
    const madeUp = `sid=${'x'.repeat(43)}; ${WITH_SCRIPT}`;
    const page = await readCached('/all-ads', madeUp);
    expect(page.text).toBe((await readCached('/all-ads', cookieOf('bela'))).text);
    const me = await site.read('/me', { cookie: madeUp });
    expect(JSON.parse(me.text)).toMatchObject({ viewer: null, savedIds: [], formToken: null });
    expect(me.headers['cache-control']).toBe('no-store');
  });
});

describe('what is not for everybody comes from no cache', () => {
  test('an ad that only its owner and staff see', async () => {
    await takeStep(site.db, adId, { status: 'paused', version: 2 });
    await expect
      .poll(async () => (await site.read(adPath, { cookie: cookieOf('bela') })).text, { timeout: 2000 })
      .not.toContain('id="write"');
    const waiting = await insertAd(site.db, site.people.asha.id, site.clock.now, {
      title: 'An ad that waits',
      status: 'pending_review',
      published_at: null,
      expires_at: null,
    });
    for (const path of [`/ad/${waiting}/hair`, `/ad/${waiting}/hair.data`])
      for (let time = 0; time < 2; time += 1) {
        const [asha, bela, visitor] = await Promise.all(
          [cookieOf('asha'), cookieOf('bela'), WITH_SCRIPT].map((cookie) => site.read(path, { cookie })),
        );
        expect(asha?.text, path).toContain('An ad that waits');
        expect(asha?.headers['etag'], path).toBeUndefined();
        for (const page of [bela, visitor]) {
          expect(page?.status, path).toBe(404);
          expect(page?.text, path).not.toContain('An ad that waits');
        }
      }
  });

  test('whoever has just written reads what is stored, and everybody else soon after', async () => {
    await readCached('/all-ads', cookieOf('bela'));
    expect((await site.post('/api/saved/toggle', { adId }, 'bela')).json()).toMatchObject({ success: 1 });
    const before = await site.hits();
    await site.read('/all-ads', { cookie: cookieOf('bela') });
    expect(await site.hits(), 'no page from the cache right after a write').toBe(before);
    const me = await site.read('/me', { cookie: cookieOf('bela') });
    expect(JSON.parse(me.text)).toMatchObject({ savedIds: [adId] });
  });
});
