import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openAccount } from '#tests/support/people/visitor.ts';
import { openTalkingSite } from '#tests/support/moderation/conversations.ts';
import { insertSale } from '#tests/support/ads/sales.ts';
import { DAY_MS } from '#rules/time.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { emptyTables } from '#tests/support/site/empty-tables.ts';

/** Black hair of 22.5 in, 150 g: the table says 90 dollars. */
const NINETY = { length_mm: 572, grams: 150, currency: 'USD', sold_price: 135_00 } as const;

let today: Date;
const site = useOpened(() => openTalkingSite());
beforeAll(async () => {
  today = site.clock.now;
});
beforeEach(async () => {
  site.clock.now = today;
  await emptyTables(site.db, 'ads', 'price_constants', 'price_refits', 'sign_in_networks');
});

const book = async () => (await site.get('/api/price/book')).json().cells as { sales: number }[];
const counted = async () => (await site.db.selectFrom('counted_sales').selectAll().execute()).length;
const runJob = async (name: 'recheck-sales' | 'forget-old-data' | 'refit-prices') => {
  await site.platform.queue.enqueue(site.db, { name }, {});
  await site.runJobs();
};
const readAdVersion = async () => (await site.readAdRow(site.adId)).version;

/** Bela asks about Asha's ad, and Asha marks it as sold: to her, or to nobody in particular. */
async function sell({ toBela = true } = {}): Promise<void> {
  await site.begin();
  const { conversationId } = (await site.ask()).json();
  const answer = await site.post(
    '/api/seller/updateAsSold',
    {
      adId: site.adId,
      version: await readAdVersion(),
      soldPrice: 400_00,
      ...(toBela ? { conversationId } : {}),
    },
    'asha',
  );
  expect(answer.statusCode, answer.body).toBe(200);
}

async function noteSignIn(who: 'asha' | 'bela', network: string, daysAgo = 0): Promise<void> {
  const last_seen_at = new Date(today.getTime() - daysAgo * DAY_MS);
  await site.db
    .insertInto('sign_in_networks')
    .values({ account_id: site.people[who].id, network: network.padEnd(43, 'x'), last_seen_at })
    .execute();
}

test('a sale to nobody in particular moves no price; one with a buyer counts, until the ad is live again', async () => {
  await sell({ toBela: false });
  expect(await counted()).toBe(0);
  await sell();
  expect(await counted()).toBe(1);
  const back = { adId: site.adId, version: await readAdVersion() };
  expect((await site.post('/api/seller/updateAsLive', back, 'asha')).statusCode).toBe(200);
  expect(await counted()).toBe(0);
});

test('five sales to nobody make no cell of the price book, nor a comparison', async () => {
  for (let at = 0; at < 5; at += 1) await insertSale(site, { sold_price: 160_00 });
  expect(await book()).toMatchObject([{ sales: 5 }]);
  await site.db.deleteFrom('counted_sales').execute();
  expect(await book()).toEqual([]);
  const estimate = await site.get('/api/price/estimate?length=28&weight=160&currency=GBP');
  expect(estimate.json().comparables).toBeNull();
});

test('of one seller two sales count in a cell, however many there are', async () => {
  const seller_id = site.people.asha.id;
  for (let at = 0; at < 9; at += 1) await insertSale(site, { seller_id, sold_price: 900_00 });
  expect(await book()).toEqual([]);
  for (let at = 0; at < 3; at += 1) await insertSale(site, { sold_price: 160_00 });
  expect(await book()).toMatchObject([{ sales: 5 }]);
  const estimate = await site.get('/api/price/estimate?length=28&weight=160&currency=GBP');
  expect(estimate.json().comparables.sales).toBe(5);
});

test('twenty sales of one seller do not move the table', async () => {
  for (let at = 0; at < 20; at += 1) await insertSale(site, { ...NINETY, seller_id: site.people.asha.id });
  await runJob('refit-prices');
  expect(await site.db.selectFrom('price_refits').selectAll().execute()).toMatchObject([
    { sales: 2, old_constant: '1.0000', new_constant: '1.0000' },
  ]);
});

test('a cell moves by a quarter in a month at most', async () => {
  for (let at = 0; at < 20; at += 1) await insertSale(site, { ...NINETY, sold_price: 900_00 });
  for (let month = 0; month < 3; month += 1) {
    site.clock.now = new Date(today.getTime() + month * 31 * DAY_MS);
    await runJob('refit-prices');
  }
  const rows = await site.db.selectFrom('price_refits').selectAll().orderBy('ran_at').execute();
  expect(rows.map(({ old_constant, new_constant }) => [old_constant, new_constant])).toEqual([
    ['1.0000', '1.2500'],
    ['1.2500', '1.5625'],
    ['1.5625', '1.9531'],
  ]);
});

test.each([
  ['the same network today', 'home', 0, 0],
  ['the same network, 29 days ago', 'home', 29, 0],
  ['the same network, 31 days ago', 'home', 31, 1],
  ['another network', 'office', 0, 1],
])('Bela signed in from %s', async (_where, network, daysAgo, sales) => {
  await noteSignIn('asha', 'home');
  await noteSignIn('bela', network, daysAgo);
  await sell();
  expect(await counted()).toBe(sales);
});

test('it comes out within 30 days after the sale: the sale counts no longer', async () => {
  await sell();
  await noteSignIn('asha', 'home');
  await runJob('recheck-sales');
  expect(await counted()).toBe(1);
  site.clock.now = new Date(today.getTime() + 20 * DAY_MS);
  await noteSignIn('bela', 'home', -20);
  await runJob('recheck-sales');
  expect(await counted()).toBe(0);
});

test('whoever signs in is remembered by a keyed sum, never by an address, and for 60 days', async () => {
  await openAccount(site, { username: 'network-neha' });
  const [row] = await site.db.selectFrom('sign_in_networks').selectAll().execute();
  expect(row?.network).toBe(site.platform.secrets.sign('sign-in network', '192.0.2.7'));
  expect(JSON.stringify(row)).not.toContain('192.0.2.7');
  site.clock.now = new Date(today.getTime() + 59 * DAY_MS);
  await runJob('forget-old-data');
  expect(await site.db.selectFrom('sign_in_networks').selectAll().execute()).toHaveLength(1);
  site.clock.now = new Date(today.getTime() + 61 * DAY_MS);
  await runJob('forget-old-data');
  expect(await site.db.selectFrom('sign_in_networks').selectAll().execute()).toEqual([]);
});
