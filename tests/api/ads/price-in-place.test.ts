import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { liveAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

describe.runIf(existsSync('build/server/index.js'))('the price of a live ad, changed where it stands', () => {
  const site = useSite({ pages: true, plans: { asha: 4 } });
  const kept = async (id: string) => {
    const { price, version } = await site.db
      .selectFrom('ads')
      .select(['price', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { price, version };
  };
  const send = (ad: { id: string; version: number }, more: Record<string, string>, path = MY_ADS) =>
    site.postForm(path, { intent: 'price', adId: ad.id, version: String(ad.version), ...more }, 'asha');

  test('from my ads and from its own page, each on the version that was seen', async () => {
    const ad = await liveAd(site);
    const first = await send(ad, { price: '£395' });
    expect([first.statusCode, first.headers.location]).toEqual([303, '/seller/seller-profile?priced=1']);
    const next = { id: ad.id, version: ad.version + 1 };
    expect(await kept(ad.id)).toEqual({ price: 395_00, version: next.version });
    expect((await send(next, { price: '390' }, ad.url)).statusCode).toBe(303);
    const late = await send(next, { price: '380' });
    expect([late.statusCode, late.body]).toEqual([
      409,
      expect.stringContaining('This ad was changed in the meantime'),
    ]);
    expect((await kept(ad.id)).price).toBe(390_00);
  });

  test.each([
    [{ price: '0.5' }, 'Set a price between 1 and 20,000'],
    [{ price: 'much' }, 'We cannot read this amount.'],
    [{ price: '' }, 'Set a price, or say that you are open to offers.'],
    [{ price: '4250' }, 'Is a comma or a zero out of place?'],
    [{ price: '6', priceConfirmed: 'yes' }, 'Raw hair may not leave India for less than 65 US dollars'],
  ])('%j is refused at its field, with what was typed', async (typed, sentence) => {
    const ad = await liveAd(site);
    const refused = await send(ad, typed);
    const field = /<div[^>]*id="price-[^]*?<\/form>/.exec(refused.body)?.[0];
    expect([refused.statusCode, field]).toEqual([422, expect.stringContaining(sentence)]);
    expect(field).toContain(`value="${typed.price}"`);
    expect((await kept(ad.id)).price).toBe(420_00);
  });

  test('an unusual price is taken once it is confirmed; nobody else can change it', async () => {
    const ad = await liveAd(site);
    expect((await send(ad, { price: '4250', priceConfirmed: 'yes' })).statusCode).toBe(303);
    const now = { intent: 'price', adId: ad.id, version: String(ad.version + 1), price: '1' };
    expect((await site.postForm(MY_ADS, now, 'bela')).statusCode).toBe(403);
    expect((await site.postForm(MY_ADS, now)).headers.location).toMatch(/^\/login/);
    expect((await kept(ad.id)).price).toBe(4_250_00);
    const grounds = await site.get(`/seller/seller-profile/ads/${ad.id}/price`, 'asha');
    expect(grounds.json().grounds).toMatchObject({ grams: 160, alike: null });
  });

  test('who came to sell finds selling chosen, and a country by the browser’s language', async () => {
    const { body } = await site.get('/register?next=/post-an-ad', undefined, { 'accept-language': 'en-IN' });
    expect(body).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="2"|value="2" checked=""/);
    expect(body).toContain('<option value="IN" selected="">');
    expect((await site.get('/register')).body).not.toMatch(/<input type="radio"[^>]*checked/);
  });
});

const MY_ADS = '/seller/seller-profile?index';
