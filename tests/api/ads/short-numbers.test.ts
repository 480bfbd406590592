import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readShortNumber } from '#rules/numbers/short-number.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openTill } from '#tests/support/payments/pay.ts';
import { listMailsTo } from '#tests/support/people/visitor.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

const site = useSite({ pages: true });
const numbers: Record<'live' | 'sold' | 'draft', string> = { live: '', sold: '', draft: '' };
const ids: Record<string, string> = {};
beforeAll(async () => {
  for (const status of ['live', 'sold', 'draft'] as const) {
    const id = await insertAd(site.db, site.people.asha.id, site.clock.now, {
      title: `A ${status} hank`,
      status,
      ...(status === 'sold' && { sold_at: site.clock.now }),
      ...(status === 'draft' && { published_at: null, expires_at: null }),
    });
    const ad = site.db.selectFrom('ads').select('number').where('id', '=', id);
    numbers[status] = (await ad.executeTakeFirstOrThrow()).number;
    ids[status] = id;
  }
});

const find = async (q: string) =>
  (await site.get(`/api/ad/getAllAds?${new URLSearchParams({ q })}`))
    .json()
    .items.map(({ id }: { id: string }) => id);

/** What a page says: without addresses, names of fields and what the browser is given beside it. */
const readPage = async (url: string, who?: Parameters<typeof site.get>[1]) =>
  (await site.get(url, who)).body
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<(?:link|meta)[^>]*>/g, '')
    .replaceAll(/ (?!aria-label|alt|title)[\w-]+="[^"]*"/g, '');

test('every ad and every order has a number of its own, whoever writes it', async () => {
  for (const number of Object.values(numbers)) expect(readShortNumber(number, 'ad')).toBe(number);
  const { rows } = await sql<{ ad: string; order: string }>`
    select new_ad_number() as ad, new_order_number() as order from generate_series(1, 200)`.execute(site.db);
  expect(new Set(rows.flatMap(({ ad, order }) => [ad, order])).size).toBe(400);
  for (const { ad, order } of rows) {
    expect(readShortNumber(ad, 'ad')).toBe(ad);
    expect(readShortNumber(order, 'order')).toBe(order);
  }
});

test('two ads never have one number, and none is made up', async () => {
  const rename = (number: string) =>
    sql`update ads set number = ${number}, version = version + 1 where id = ${ids['sold']}`.execute(site.db);
  await expect(rename(numbers.live)).rejects.toMatchObject({ constraint: 'ads_number' });
  await expect(rename('FH-1')).rejects.toMatchObject({ constraint: 'ads_number_form' });
});

test('the number finds its ad, however it is typed and whatever else is ticked; a draft’s finds nothing', async () => {
  const bare = numbers.live.slice(3);
  for (const typed of [numbers.live, `fh ${bare.toLowerCase()}`, `FH${bare}`, ` fh-${bare} `])
    expect(await find(typed), typed).toEqual([ids['live']]);
  expect(await find(numbers.sold)).toEqual([ids['sold']]);
  expect(await find(numbers.draft)).toEqual([]);
  const narrowed = await site.get(`/api/ad/getAllAds?q=${numbers.live}&colour=red&maxPrice=1`);
  expect(narrowed.json().items).toHaveLength(1);
});

test('typed into the search box it leads to the ad, and so does the short address', async () => {
  const ad = (await site.get(`/api/ad/getAdDetailsByAdId?adId=${ids['live']}`)).json().ad;
  expect(ad.number).toBe(numbers.live);
  const found = await site.get(`/all-ads?q=${numbers.live.toLowerCase()}`);
  expect([found.statusCode, found.headers.location]).toEqual([302, ad.url]);
  const short = await site.get(`/ad/${numbers.live.toLowerCase()}`);
  expect([short.statusCode, short.headers.location]).toEqual([301, ad.url]);
  expect((await site.get(`/ad/${numbers.draft}`)).statusCode).toBe(404);
  const none = await site.get('/all-ads?q=FH-7K3M2QE');
  expect(none.statusCode).toBe(200);
});

test('its code for a phone is a picture, and only of what is a number', async () => {
  const code = await site.get(`/ad/${numbers.live}/code.svg`);
  expect(code.headers['content-type']).toBe('image/svg+xml');
  expect(code.body).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1">/);
  expect((await site.get('/ad/FH-7K3M2Q2/code.svg')).statusCode).toBe(404);
});

test('staff find it by its number, in the ads and in the audit', async () => {
  const list = async (call: string, q: string) =>
    (await site.get(`/api/super-admin-user/${call}?${new URLSearchParams({ q })}`, 'dara')).json().items;
  for (const status of ['live', 'draft'] as const)
    expect(await list('getAllAdminAds', numbers[status].toLowerCase())).toMatchObject([
      { id: ids[status], number: numbers[status] },
    ]);
  const { version } = await site.db
    .selectFrom('ads')
    .select('version')
    .where('id', '=', ids['live'] ?? '')
    .executeTakeFirstOrThrow();
  const change = { adId: ids['live'], version, reason: 'The seller asked us to.' };
  expect((await site.post('/api/super-admin-user/updateAsSold', change, 'dara')).statusCode).toBe(200);
  const page = await readPage(`/super-admin-user/audit?q=${numbers.live}`, 'dara');
  expect(page).toContain(`>ad ${numbers.live}<`);
  expect(page).not.toMatch(UUID);
});

test('no page that people read shows an id', async () => {
  const ad = (await site.get(`/api/ad/getAdDetailsByAdId?adId=${ids['sold']}`)).json().ad;
  const own = await readPage('/seller/seller-profile', 'asha');
  expect(own).toContain(numbers.sold);
  const shown = await readPage(ad.url);
  expect(shown).toContain(numbers.sold);
  const staff = await readPage('/super-admin-user/ad-list', 'dara');
  expect(staff).toContain(numbers.draft);
  const file = await readPage(`/super-admin-user/ad/${ids['draft']}`, 'dara');
  expect(file).toContain(numbers.draft);
  for (const page of [own, shown, staff, file]) expect(page).not.toMatch(UUID);
});

test('a receipt and the ledger name an order by its number, and so does the mail', async () => {
  const till = openTill(site);
  const orderId = await till.order('asha', 2, 'GBP');
  await till.press(orderId, 'approve');
  await till.capture(orderId, 'asha');
  const { number } = await site.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(readShortNumber(number, 'order')).toBe(number);
  for (const page of [
    await readPage(`/payment/order/${orderId}`, 'asha'),
    await readPage('/super-admin-user/ledger', 'dara'),
  ]) {
    expect(page).toContain(number);
    expect(page).not.toMatch(UUID);
  }
  expect((await site.get('/super-admin-user/export/ledger.csv', 'dara')).body).toContain(number);
  const receipt = (await listMailsTo(site, 'asha@example.com')).find(({ text }) => text.includes('Order: '));
  expect(receipt?.text).toContain(`Order: ${number}`);
});
