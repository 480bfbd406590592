import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
beforeAll(async () => {
  for (let number = 0; number < 5; number += 1)
    await insertAd(site.db, site.people.asha.id, site.clock.now, { title: `Braid number ${number}` });
});

const ask = (url: string, accepted: string | undefined) =>
  site.app.inject({
    url,
    headers: {
      cookie: site.people.bela.cookie,
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    },
  });

test.each(['/all-ads', '/api/ad/getAllAds', '/faq'])(
  '%s comes to one reader as small as they can read it, and says what it is',
  async (url) => {
    const plain = await ask(url, undefined);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const small = await ask(url, encoding === 'br' ? 'gzip, deflate, br, zstd' : 'gzip');
      expect(small.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(small.rawPayload.length),
        'content-type': plain.headers['content-type'],
      });
      expect(small.headers['vary']).toContain('accept-encoding');
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      // Ids and nonces are of one answer; they are as long in every one.
      expect(unpack[encoding](small.rawPayload)).toHaveLength(plain.rawPayload.length);
    }
    expect((await ask(url, 'br;q=0')).headers['content-encoding']).toBeUndefined();
  },
);

test('what is small already is left as it is', async () => {
  expect((await ask('/api/user/nowhere', 'br')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/preview/hair.png', 'br')).headers['content-encoding']).toBeUndefined();
});
