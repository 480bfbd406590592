import { beforeAll, expect, test } from 'vitest';
import { AD_LIFE_DAYS } from '#rules/ads/state.ts';
import { DAY_MS } from '#rules/time.ts';
import { COMPLETE_AD, loadAds } from '#tests/support/ads/ad-rows.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true, plans: { asha: 4, bela: 6 } });
const COUNT = 620;
const TITLE = '=1+1, "cut" hair; 28 in';

beforeAll(async () => {
  const now = site.clock.now.getTime();
  await loadAds(
    site.db,
    Array.from({ length: COUNT }, (_, place) => ({
      ...COMPLETE_AD,
      seller_id: site.people.asha.id,
      status: 'live' as const,
      title: place === 0 ? TITLE : COMPLETE_AD.title,
      length_mm: 254 + place,
      colour: place % 2 === 0 ? ('black' as const) : ('brown' as const),
      published_at: new Date(now - place * 1000),
      expires_at: new Date(now + AD_LIFE_DAYS * DAY_MS),
    })),
  );
});

const TABLE = { cookie: 'prefs=view=table' };
const download = async (query: string, who: 'asha' | 'bela' = 'bela') => {
  const answer = await site.get(`/trade/export/ads.csv?${query}`, who);
  return { answer, lines: answer.body.split('\r\n').slice(0, -1) };
};

test('the table holds a hundred rows, in the order of any column, from either end', async () => {
  const { body } = await site.get('/all-ads?sort=shortest', undefined, TABLE);
  expect(body.match(/<tr/g)).toHaveLength(101);
  expect(body).toContain('aria-sort="ascending"');
  expect(body).toContain('>10 in<');
  expect(body).toContain('href="/all-ads?sort=longest"');
  const grid = await site.get('/all-ads');
  expect(grid.body).not.toContain('<table');
});

test('its file is the whole list as it was narrowed, and a spreadsheet runs nothing of it', async () => {
  const { answer, lines } = await download('colour=black&sort=oldest');
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(lines).toHaveLength(1 + COUNT / 2);
  const names = lines[0]?.split(',') ?? [];
  for (const name of ['id', 'url', 'price', 'currency', 'length', 'grams', 'pricePerGram', 'colour'])
    expect(names).toContain(name);
  expect(lines.at(-1)).toContain(`"'=1+1, ""cut"" hair; 28 in"`);
  expect(lines.at(-1)).toContain('420.00');
  expect(new Set(lines).size, 'each ad once').toBe(lines.length);
  expect((await download('', 'asha')).lines).toHaveLength(1 + COUNT);
});

test('nobody without such a plan is given it', async () => {
  const leads = async (who?: 'cleo') => {
    const answer = await site.get('/trade/export/ads.csv?colour=black', who);
    return answer.headers.location ?? answer.statusCode;
  };
  expect(await leads()).toBe(`/login?next=${encodeURIComponent('/trade/export/ads.csv?colour=black')}`);
  expect(await leads('cleo')).toBe(403);
  expect((await site.get('/trade/export/offers.csv', 'bela')).statusCode).toBe(404);
  const { cookie } = await inviteOne(site.db, site.clock.now, 'nobody-yet', 'buyer');
  const unplanned = await site.get('/trade/export/ads.csv', undefined, { cookie });
  expect(unplanned.headers.location).toBe('/payment/');
});
