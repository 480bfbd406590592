import { beforeAll, describe, expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';

const ads: Record<string, string> = {};

const site = useSite();
beforeAll(async () => {
  const { db, people, clock } = site;
  const at = (days: number) => new Date(clock.now.getTime() + days * DAY_MS);
  const put = async (name: string, wanted: Parameters<typeof insertAd>[3]) => {
    ads[name] = await insertAd(db, people.asha.id, clock.now, wanted);
  };
  await put('black', { published_at: at(-1) });
  await put('chestnut', {
    colour: 'chestnut',
    length_mm: 508,
    price: 10_000,
    currency: 'USD',
    published_at: at(-2),
  });
  await put('featured', {
    colour: 'brown',
    featured_until: at(5),
    price: 90_000_00,
    currency: 'INR',
    published_at: at(-3),
  });
  await put('offers', { colour: 'brown', price: null, open_to_offers: true, published_at: at(-4) });
  await put('stale', { published_at: at(-91), expires_at: at(-1) });
  await put('review', { status: 'pending_review', published_at: null, expires_at: null });
  await put('draft', { status: 'draft', published_at: null, expires_at: null, title: null });
  await put('sold', { status: 'sold', sold_at: at(-1), sold_price: 40_000, published_at: at(-40) });
  await put('deleted', { status: 'deleted', published_at: at(-40) });
});

const list = async (path: string, who?: 'asha' | 'bela') => {
  const answer = await site.get(`/api/ad/${path}`, who);
  expect(answer.statusCode).toBe(200);
  const body = answer.json();
  return { ...body, ids: body.items.map((ad: { id: string }) => ad.id) };
};
const named = (...names: string[]) => names.map((name) => ads[name]);

describe('lists', () => {
  test('show live ads, newest first, and none that is past its date', async () => {
    expect(await list('getAllAds')).toMatchObject({
      success: 1,
      ids: named('black', 'chestnut', 'featured', 'offers'),
      total: 4,
      next: null,
    });
  });

  test.each([
    ['getHairByColour?value=chestnut', ['chestnut']],
    ['getHairByLength?value=25-30-inches', ['black', 'featured', 'offers']],
    ['getHairByEthnicity?value=indian&colour=black', ['black']],
    ['getAllHairListings?colour=black&colour=chestnut', ['black', 'chestnut']],
    ['getAllHairListings?maxPrice=200&currency=USD', ['chestnut']],
    ['getAllHairListings?offers=1', ['offers']],
    ['getAllHairListings?sort=price', ['chestnut', 'black', 'featured']],
    ['getAllHairListings?sort=longest&sold=1&colour=black', ['black', 'sold']],
    ['getAllAds?q=chestnut', ['chestnut']],
    ['getfeaturedListings', ['featured']],
    ['getlatestHairForSale?limit=2', ['black', 'chestnut']],
    ['getlatestHairSold', ['sold']],
  ])('%s', async (path, expected) => {
    expect(new Set((await list(path)).ids)).toEqual(new Set(named(...expected)));
  });

  test('go on where the page before ended', async () => {
    const first = await list('getAllAds?limit=3');
    expect(first.ids).toEqual(named('black', 'chestnut', 'featured'));
    expect((await list(`getAllAds?limit=3&after=${first.next}`)).ids).toEqual(named('offers'));
  });

  test.each([
    'after=nonsense',
    'after=%00',
    'sort=drop&limit=-5',
    'minPrice=abc',
    'colour[]=x',
    `q=${'x'.repeat(5000)}`,
    "q='%3B--",
  ])('take no offence at ?%s', async (query) =>
    expect((await site.get(`/api/ad/getAllAds?${query}`)).statusCode).toBe(200),
  );

  test('an unknown category is not found', async () => {
    const answer = await site.get('/api/ad/getHairByColour?value=purple');
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: 0, code: 'not-found', message: 'There is no such category.' },
    ]);
  });

  test('more featured ads than a home page holds are refused, by field', async () => {
    const answer = await site.get('/api/ad/getfeaturedListings?limit=13');
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['limit']]);
  });
});

describe('one ad', () => {
  const show = (name: string, who?: 'asha' | 'bela' | 'cleo') =>
    site.get(`/api/ad/getAdDetailsByAdId?adId=${ads[name]}`, who);

  test('has its facts, its seller and nothing private', async () => {
    const answer = await show('black');
    expect(answer.json()).toMatchObject({
      ad: {
        lengthInches: 28,
        band: '25-30-inches',
        grams: 160,
        price: 42_000,
        pricePerGram: 262.5,
        status: 'live',
      },
      seller: { username: 'asha', liveAds: 4, soldAds: 1 },
    });
    expect(answer.body).not.toContain('@example.com');
  });

  test('past its date is shown as expired', async () => {
    expect((await show('stale')).json().ad.status).toBe('expired');
  });

  test.each([
    ['draft', undefined, 404],
    ['draft', 'asha', 404],
    ['review', undefined, 404],
    ['review', 'bela', 404],
    ['review', 'asha', 200],
    ['review', 'cleo', 200],
    ['sold', undefined, 200],
    ['deleted', undefined, 410],
  ] as const)('that is %s answers %s with %i', async (name, who, status) => {
    expect((await show(name, who)).statusCode).toBe(status);
  });

  test('says what it cost before, and what else its seller has', async () => {
    const before = (await show('chestnut')).json().ad;
    await site.db
      .updateTable('ads')
      .set({ price: 8_000, version: before.version + 1, updated_at: site.clock.now })
      .where('id', '=', before.id)
      .execute();
    const shown = await openMarket(openContext(site.platform, null, 'test')).ads.show(before.id);
    expect(shown).toMatchObject({ pricesBefore: [{ price: 10_000, currency: 'USD' }] });
    const others = shown?.kind === 'shown' ? shown.others.map(({ id }) => id) : [];
    expect(new Set(others)).toEqual(new Set(named('black', 'featured', 'offers')));
  });

  test('with an id that is none answers like one that is not there', async () => {
    const [odd, absent] = await Promise.all([
      site.get('/api/ad/getAdDetailsByAdId?adId=1%27%20or%201=1'),
      site.get('/api/ad/getAdDetailsByAdId?adId=00000000-0000-7000-8000-000000000000'),
    ]);
    expect([odd.statusCode, odd.body]).toEqual([404, absent.body]);
  });
});
