import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithDemoData } from '#demo/fill-with-demo-data.ts';
import { JOB_NAMES } from '#market/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import type { PaypalSandbox } from '#platform/payment/paypal-sandbox/sandbox-server.ts';
import { openPlatformOver, type Platform } from '#platform/platform.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/site/test-database.ts';
import { makeDataFolder } from '../../support/site/data-folder.ts';

/** As many as have people enough for every part, and few of them drawn before the sales are played. */
const ADS = 60;
const FIRST = { first: 4, next: 4, niceness: 15 };

const folder = makeDataFolder('demo-sales');
let database: TestDatabase;
let platform: Platform;
let sandbox: PaypalSandbox;
let startedAt: Date;

beforeAll(async () => {
  database = await openTestDatabase();
  const config = readConfig({ DATA_DIR: folder, DEMO_DATA: 'on', DEMO_ADS: String(ADS), PORT: '0' });
  platform = await openPlatformOver(database, config, openLogger('silent'), JOB_NAMES);
  sandbox = platform.paymentSandbox as PaypalSandbox;
  startedAt = platform.now();
  const { stop } = await fillWithDemoData(platform, () => {}, FIRST);
  await stop();
}, 180_000);
afterAll(async () => {
  await platform.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const listSales = () =>
  database.db
    .selectFrom('protected_sales as sale')
    .innerJoin('accounts as seller', 'seller.id', 'sale.seller_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'sale.buyer_id')
    .selectAll('sale')
    .select(['seller.username as seller', 'buyer.username as buyer'])
    .orderBy('sale.id')
    .execute();

test('Asha sells to Bela in every state there is to see, each on an ad of its own, in dollars', async () => {
  const sales = await listSales();
  const theirs = sales.filter(({ seller, buyer }) => seller === 'asha' && buyer === 'bela');
  expect(theirs.map(({ state }) => state).toSorted()).toEqual(
    'agreed delivered disputed lapsed paid paid preparing proved refunded released released released returning reversed shipped withdrawn'.split(
      ' ',
    ),
  );
  expect(new Set(theirs.map(({ currency }) => currency))).toEqual(new Set(['USD']));
  expect(new Set(sales.map(({ ad_id }) => ad_id)).size).toBe(sales.length);
  const frozen = sales.find(({ state }) => state === 'frozen');
  expect(frozen).toMatchObject({ seller: 'asha', frozen_why: 'provider', frozen_from: 'paid' });
  const unconnected = sales.filter(({ state, connect_by }) => state === 'agreed' && connect_by !== null);
  expect(unconnected).toMatchObject([{ buyer: 'bela' }]);
  const others = sales.filter(({ seller, buyer }) => seller !== 'asha' && buyer !== 'bela');
  expect(others.map(({ state }) => state)).toEqual(Array.from({ length: 30 }, () => 'released'));
  const oldest = Math.min(...others.map(({ created_at }) => created_at.getTime()));
  expect((startedAt.getTime() - oldest) / 86_400_000).toBeGreaterThan(330);
});

test('what is open has its deadline ahead, and one light is green by the word of the provider', async () => {
  const sales = await listSales();
  const now = platform.now();
  for (const sale of sales.filter(({ ended_at }) => ended_at === null)) {
    const ends = {
      agreed: sale.pay_by ?? sale.connect_by,
      paid: sale.ship_by,
      preparing: sale.ship_by,
      proved: sale.ship_by,
      shipped: sale.arrive_by,
      delivered: sale.inspect_by,
      disputed: sale.settle_by,
      returning: sale.return_by,
      frozen: sale.settle_by,
    } as const;
    const end = ends[sale.state as keyof typeof ends];
    expect(end && end > now, sale.state).toBe(true);
  }
  const green = sales.filter(({ state, light_from }) => state === 'paid' && light_from && light_from <= now);
  expect(green).toHaveLength(1);
  for (const sale of [...green, ...sales.filter(({ state }) => state === 'preparing' || state === 'proved')])
    expect(sale.checked_at && sale.checked_at >= startedAt, sale.state).toBe(true);
  const waiting = sales.filter(({ state, light_from }) => state === 'paid' && light_from && light_from > now);
  expect(waiting).toHaveLength(1);
});

test('the sandbox has the same sales in its books, to the cent, and comparing finds nothing', async () => {
  const entries = await database.db
    .selectFrom('sale_ledger')
    .innerJoin('sale_payments as payment', 'payment.sale_id', 'sale_ledger.sale_id')
    .select(({ fn }) => ['payment.id', 'account', fn.sum<string>('amount').as('amount')])
    .where('payment.capture_id', 'is not', null)
    .groupBy(['payment.id', 'account'])
    .execute();
  expect(entries.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
  const names = { payer: 'payer', held: 'held', seller: 'seller', partner: 'house', paypal: 'provider' };
  const theirs = new Map<string, number>();
  for (const { reference, account, amount } of sandbox.sales.books()) {
    const name = `${reference} ${names[account]}`;
    theirs.set(name, (theirs.get(name) ?? 0) + amount);
  }
  const ours = new Map(entries.map(({ id, account, amount }) => [`${id} ${account}`, Number(amount)]));
  const moved = (books: Map<string, number>) => new Map([...books].filter(([, amount]) => amount !== 0));
  expect(moved(ours)).toEqual(moved(theirs));
  expect(moved(ours).size).toBeGreaterThan(100);

  const before = await listSales();
  await doJob(platform, 'reconcile-all-sales');
  await doJob(platform, 'reconcile-sales');
  await doJob(platform, 'keep-sale-deadlines');
  const compared = await database.db.selectFrom('sale_comparisons').selectAll().execute();
  expect(compared.filter(({ difference }) => difference !== null)).toEqual([]);
  expect(compared.length).toBeGreaterThan(40);
  const after = await listSales();
  expect(after.map(({ id, state }) => [id, state])).toEqual(before.map(({ id, state }) => [id, state]));
});

test('proofs carry the code word, a case waits for Dara, and what is agreed on inside India is no protected sale', async () => {
  const photos = await database.db
    .selectFrom('sale_photos')
    .innerJoin('protected_sales as sale', 'sale.id', 'sale_photos.sale_id')
    .select(['kind', 'word', 'code_word', 'inspect_word', 'seen_before', 'sale.state'])
    .execute();
  expect(
    photos
      .filter(({ state }) => state === 'proved')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['scale', 'tape']);
  for (const { word, code_word, inspect_word, seen_before } of photos) {
    expect([code_word, inspect_word]).toContain(word);
    expect(seen_before).toBe(false);
  }
  const disputes = await database.db
    .selectFrom('sale_disputes')
    .select(['reason', 'answered_at', 'decide_by'])
    .where('closed_at', 'is', null)
    .execute();
  expect(disputes).toHaveLength(1);
  expect(disputes[0]?.answered_at).not.toBeNull();
  expect(disputes[0]?.decide_by && disputes[0].decide_by > startedAt).toBe(true);
  const inside = await database.db
    .selectFrom('offers')
    .innerJoin('accounts as buyer', 'buyer.id', 'offers.buyer_id')
    .innerJoin('accounts as seller', 'seller.id', 'offers.seller_id')
    .leftJoin('protected_sales as sale', 'sale.offer_id', 'offers.id')
    .select(['offers.currency', 'sale.id as sale'])
    .where('buyer.country', '=', 'IN')
    .where('seller.username', '=', 'asha')
    .where('offers.state', '=', 'accepted')
    .execute();
  expect(inside).toEqual([{ currency: 'INR', sale: null }]);
});

test('nobody is written to about what was made up, and the demo leaves Bela room for a sale of her own', async () => {
  const letters = await database.pool.query(
    "select count(*)::int as count from jobs.job where name = 'send-mail' and state < 'completed'",
  );
  expect(letters.rows).toEqual([{ count: 0 }]);
  expect((await listSales()).every(({ demo }) => demo)).toBe(true);
});
