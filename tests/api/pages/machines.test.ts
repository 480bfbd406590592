import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HAIR_CATEGORIES } from '#rules/hair/hair-words.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite({ pages: true });

const body = async (path: string) => (await site.get(path)).body;

test('the sitemap leads to every page, to ads for sale and to those sold not long ago', async () => {
  const now = site.clock.now;
  const live = await insertAd(site.db, site.people.asha.id, now);
  const sold = (days: number) => {
    const at = new Date(now.getTime() - days * DAY_MS);
    return insertAd(site.db, site.people.asha.id, now, { status: 'sold', sold_at: at, status_since: at });
  };
  const [lately, longAgo] = [await sold(10), await sold(181)];

  const index = await body('/sitemap.xml');
  expect([...index.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual([
    'http://localhost:3000/sitemaps/pages.xml',
    'http://localhost:3000/sitemaps/ads-1.xml',
  ]);
  const pages = await body('/sitemaps/pages.xml');
  for (const { url } of HAIR_CATEGORIES) expect(pages).toContain(`${url}</loc>`);
  const ads = await body('/sitemaps/ads-1.xml');
  expect([live, lately, longAgo].map((id) => ads.includes(`/ad/${id}/`))).toEqual([true, true, false]);
  for (const name of ['ads-2.xml', 'ads-0.xml', 'ads-x.xml', 'else.xml'])
    expect((await site.get(`/sitemaps/${name}`)).statusCode).toBe(404);
});

test('robots are kept out of private areas and shown the sitemap', async () => {
  const robots = await body('/robots.txt');
  for (const path of ['/buyer/', '/seller/', '/super-admin-user/', '/api/', '/messages'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

test('browsers and researchers find what they look for', async () => {
  expect(await body('/opensearch.xml')).toContain('template="http://localhost:3000/all-ads?q={searchTerms}"');
  expect(JSON.parse(await body('/manifest.webmanifest'))).toMatchObject({
    short_name: 'Fairhank',
    start_url: '/',
  });
  const security = await body('/.well-known/security.txt');
  expect(security).toMatch(/^Contact: mailto:support@fairhank\.test$/m);
  const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? '').getTime() - Date.now();
  expect(expires).toBeGreaterThan(100 * DAY_MS);
  expect(expires).toBeLessThan(366 * DAY_MS);
  expect((await site.get('/.well-known/change-password')).statusCode).toBe(302);
});

test.each(['home', 'hair', 'text', 'safety'])(
  'the preview picture “%s” has the size previews want',
  async (kind) => {
    const answer = await site.get(`/preview/${kind}.png`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  },
);

test('every page has a picture of its kind, and an unknown one is none', async () => {
  expect(await body('/faq')).toContain(
    'property="og:image" content="http://localhost:3000/preview/text.png"',
  );
  expect((await site.get('/preview/nothing.png')).statusCode).toBe(404);
});

test.each([
  ['/about/', '/about'],
  ['/website-safety', '/website-safety/'],
  ['/how-to-buy-hair-online?x=1', '/how-to-buy-hair-online/?x=1'],
  ['/sitemap.xml/', '/sitemap.xml'],
])('%s is the twin of %s', async (twin, one) => {
  const answer = await site.get(twin);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, one]);
});

test('/dev/ui is there in a demo', async () => {
  expect((await site.get('/dev/ui')).statusCode).toBe(200);
});

test('the banner says the rule first, then what staff have written', async () => {
  await site.db
    .insertInto('banner_texts')
    .values([
      { position: 2, text: 'Second words', link_url: '/faq', link_text: 'Why' },
      { position: 1, text: 'First words' },
      { position: 3, text: 'Words put away', active: false },
    ])
    .execute();
  // The cache hears of the write a moment after it.
  await expect.poll(() => body('/terms'), { timeout: 1000 }).toContain('First words');
  const page = await body('/terms');
  const places = ['until payment has been received', 'First words', 'Second words'].map((text) =>
    page.indexOf(text),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(page).not.toContain('Words put away');
});
