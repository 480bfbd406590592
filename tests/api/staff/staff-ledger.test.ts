import { beforeAll, expect, test } from 'vitest';
import { openTill } from '#tests/support/payments/pay.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useSite({ pages: true });
const till = useOpened(() => openTill(site));

const read = async (address: string) =>
  (await site.get(`/super-admin-user/ledger${address}`, 'dara')).body.replaceAll('<!-- -->', '');
const rows = (body: string) =>
  [...body.matchAll(/data-label="Order"[^>]*><a href="[^"]*">(FH-[0-9A-Z]+)/g)].map((m) => m[1]);

let numbers: string[] = [];
beforeAll(async () => {
  const buy = async (who: 'asha' | 'bela', plan: number, currency: 'GBP' | 'USD') => {
    const orderId = await till.order(who, plan, currency);
    await till.press(orderId, 'approve');
    await till.capture(orderId, who);
    // The site's clock stands still: each is a minute after the one before.
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    return orderId;
  };
  const ids = [await buy('asha', 2, 'GBP'), await buy('bela', 6, 'USD'), await buy('asha', 4, 'GBP')];
  const wish = { orderId: ids[2], how: 'part', amount: 900, givenBack: 0, reason: 'A test.' };
  const answer = await site.post('/api/payment/refundOrder', wish, 'dara');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  numbers = await Promise.all(ids.map(async (id) => (await till.readOrderRow(id)).number));
});

test('the newest stands first, page by page', async () => {
  const [first, second, third] = numbers;
  expect(rows(await read(''))).toEqual([third, third, second, first]);
  expect(rows(await read('?sort=oldest'))).toEqual([first, second, third, third]);
  const part = await read('?limit=2');
  expect(rows(part)).toEqual([third, third]);
  const next = /href="(\?[^"]*after=[^"]*)"/.exec(part)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(rows(await read(next))).toEqual([second, first]);
});

test('is filtered and searched, and the totals are those of what is shown', async () => {
  const [, second, third] = numbers;
  expect(rows(await read('?kind=refund'))).toEqual([third]);
  expect(rows(await read('?currency=USD'))).toEqual([second]);
  expect(rows(await read('?plan=6'))).toEqual([second]);
  expect(rows(await read(`?q=${third}`))).toEqual([third, third]);
  expect(rows(await read('?q=bela'))).toEqual([second]);
  expect(rows(await read('?until=2020-01-01'))).toEqual([]);
  const all = await read('');
  // £10 and £29 less £9, and $9: by the fixture's rates $37.50 and $9.
  for (const sum of ['£39', '£9', '£30', '$9', '$57.75', '$11.25', '$46.50'])
    expect(all).toContain(`>${sum}<`);
  const inPounds = await read('?in=GBP&currency=USD');
  expect(inPounds).toContain('>£7.20<');
});

test('is for admins, and its file has the same rows', async () => {
  for (const url of ['/super-admin-user/ledger', '/super-admin-user/export/ledger.csv'])
    expect((await site.get(url, 'cleo')).statusCode).toBe(403);
  const file = (await site.get('/super-admin-user/export/ledger.csv?kind=refund', 'dara')).body
    .trim()
    .split('\r\n');
  expect(file).toHaveLength(2);
  expect(file[1]).toContain('-9');
  const old = await site.get('/payment/ledger', 'dara');
  expect([old.statusCode, old.headers.location]).toEqual([301, '/super-admin-user/ledger']);
});
