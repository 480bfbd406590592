import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSale } from '#tests/support/ads/sales.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';

describe.runIf(existsSync('build/server/index.js'))('prices on pages', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ pages: true });
  });
  afterAll(() => site.close());

  const read = async (url: string, cookie = '') => {
    const answer = await site.get(url, undefined, cookie ? { cookie } : {});
    return { status: answer.statusCode, text: answer.body.replaceAll('<!-- -->', '') };
  };
  const insert = (wanted: Parameters<typeof insertAd>[3]) =>
    insertAd(site.db, site.people.asha.id, site.clock.now, wanted);
  const sell = (wanted: Parameters<typeof insertAd>[3]) =>
    insertSale(site, { colour: 'chestnut', ...wanted });

  test('the fair-price meter of an ad needs five sales of hair alike; more than one verdict', async () => {
    const adAt = async (price: number) => {
      const moved = await site.get(`/ad/${await insert({ colour: 'chestnut', price })}`);
      return (await read(String(moved.headers.location))).text;
    };
    for (const sold_price of [160_00, 240_00, 320_00, 400_00]) await sell({ sold_price });
    await sell({ demo: true, sold_price: 320_00 });
    expect(await adAt(320_00)).not.toContain('what similar hair sold for');
    await sell({ sold_price: 480_00 });
    const fair = await adAt(320_00);
    expect(fair).toContain('Within what similar hair sold for.');
    expect(fair).toContain(
      '5 ads like this were sold here; by weight the middle half sold for £240 to £400.',
    );
    expect(await adAt(230_00)).toContain('Below what similar hair sold for.');
    expect(await adAt(410_00)).toContain('Above what similar hair sold for.');
  });

  test('a price far below what such hair fetches carries a caution, also where too little was sold to compare', async () => {
    const adAt = async (price: number) => {
      const moved = await site.get(`/ad/${await insert({ colour: 'auburn', price })}`);
      return (await read(String(moved.headers.location))).text;
    };
    const caution = 'The price is far below what hair like this fetches: be careful.';
    expect(await adAt(20_00)).toContain(caution);
    expect(await adAt(420_00)).not.toContain(caution);
    for (let sold = 0; sold < 5; sold += 1) await sell({ colour: 'auburn', sold_price: 320_00 });
    const known = await adAt(20_00);
    expect(known).toContain('Far below what similar hair sold for: be careful.');
    expect(known).not.toContain(caution);
  });

  test('a calculator in the units and the currency of its reader, until the address says others', async () => {
    const liking = 'prefs=length=cm&weight=oz&currency=EUR&theme=system';
    const empty = (await read('/hair-price-calculator', liking)).text;
    for (const chosen of ['cm', 'oz', 'EUR'])
      expect(empty).toMatch(new RegExp(`<option value="${chosen}" selected=""`));
    expect(empty).toContain('From €35 to €160, asking price €80');
    expect((await read('/hair-price-calculator?length=57.15&weight=5.291094', liking)).text).toContain('€80');
    expect(
      (await read('/hair-price-calculator?length=22.5in&weight=150g&currency=USD', liking)).text,
    ).toContain('From $40 to $180, asking price $90');
    expect((await read('/prices', liking)).text).toMatch(/href="\/prices\?currency=EUR" aria-current="true"/);
  });

  test.each([
    ['length=0&weight=150', 'The smallest length we can price is 0.5 in (1.3 cm).'],
    ['length=-3&weight=150', 'The smallest length we can price is 0.5 in (1.3 cm).'],
    ['length=99999&weight=150', 'The largest length we can price is 80 in (203 cm).'],
    ['length=NaN&weight=150', 'We cannot read the length. Enter 0.5 in (1.3 cm) to 80 in (203 cm)'],
    ['length=&weight=150', 'Enter the length, from 0.5 in (1.3 cm)'],
    ['length=28&weight=', 'Enter the weight, at least 1 g (0.04 oz)'],
    ['length=28&weight=0', 'The smallest weight we can price is 1 g (0.04 oz).'],
    ['length=28&weight=1e99', 'The largest weight we can price is 5,000 g (176 oz).'],
    ['length=28&circumference=99', 'The largest measure round the ponytail we can price is 8 in (20 cm).'],
    ['length=28&weight=150&shortestLayer=30', 'at most 28 in'],
    ['length=28&weight=150&colour=purple', 'We do not know this colour. The nearest one we know is'],
    ['length=28&weight=150&texture=curley', '‘curly’'],
    ['length=28&weight=150&currency=GPB', '‘GBP’'],
  ])('?%s comes back with the nearest value that is right', async (query, sentence) => {
    const { status, text } = await read(`/hair-price-calculator?${query}`);
    expect(status).toBe(422);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/>[^<"]*\b(NaN|Infinity|undefined)\b[^<"]*</);
  });

  test('a currency the price book does not have is said, and dollars are shown', async () => {
    const { status, text } = await read('/prices?currency=CHF');
    expect(status).toBe(422);
    expect(text).toContain('We do not know this currency.');
  });
});

test('a site of demo data shows demo sales, says so, and counts no real one', async () => {
  const site = await openTestSite({ settings: { DEMO_DATA: 'on' } });
  const sell = (demo: boolean, sold_price: number) => insertSale(site, { sold_price, demo });
  for (let sold = 0; sold < 5; sold += 1) await sell(true, 160_00);
  for (let sold = 0; sold < 9; sold += 1) await sell(false, 900_00);
  const book = (await site.get('/api/price/book?currency=GBP')).json();
  expect(book).toMatchObject({ demo: true, cells: [{ sales: 5, medianPrice: 160 }] });
  const { comparables } = (await site.get('/api/price/estimate?length=28&weight=160&currency=GBP')).json();
  expect(comparables).toMatchObject({ demo: true, sales: 5, forThisWeight: { middle: 160 } });
  await site.close();
});
