import { expect, test } from 'vitest';
import { PLANS } from '#rules/payments/subscription.ts';
import { openTill } from '#tests/support/payments/pay.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const till = useOpened(() => openTill(site));

type Prices = Record<'USD' | 'GBP' | 'EUR' | 'INR', number>;
const DEARER: Prices = { USD: 15_00, GBP: 12_50, EUR: 14_00, INR: 1_299_00 };

const listPrices = async (plan: number): Promise<Prices> =>
  (await site.get('/api/payment/plans')).json().plans.find(({ type }: { type: number }) => type === plan)
    .prices;
const set = (change: object, who: 'dara' | 'mira' | 'cleo' | 'asha' = 'dara') =>
  site.post(
    '/api/payment/setPlanPrices',
    { plan: 2, ...DEARER, version: 0, reason: 'The provider takes more.', ...change },
    who,
  );
const readSum = async (orderId: string) =>
  site.db
    .selectFrom('orders')
    .select(['amount', 'currency', 'shown_amount'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

test('new orders cost what staff set; an order that was made is paid at its own price', async () => {
  expect(await listPrices(2)).toEqual(PLANS[2].prices);
  const before = await till.order('asha', 2, 'GBP');

  const answer = await set({});
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().plans).toContainEqual(
    expect.objectContaining({ plan: 2, name: 'Seller Single', prices: DEARER, version: 1 }),
  );
  // The cache hears of it from the database, a moment later.
  await expect.poll(() => listPrices(2)).toEqual(DEARER);
  expect(await listPrices(3)).toEqual(PLANS[3].prices);
  expect((await site.get('/payment/?plan=2&currency=GBP', 'asha')).body).toContain('Pay £12.50');

  await till.press(before, 'approve');
  expect((await till.capture(before, 'asha')).json().state).toBe('captured');
  expect((await till.atSandbox(before))?.capture?.amount).toEqual({ currency_code: 'GBP', value: '10.00' });

  expect(await readSum(await till.order('asha', 2, 'GBP'))).toMatchObject({ amount: 12_50, currency: 'GBP' });
  expect(await readSum(await till.order('asha', 2, 'INR'))).toEqual({
    amount: 15_00,
    currency: 'USD',
    shown_amount: 1_299_00,
  });

  const [line] = (await site.get('/api/super-admin-user/audit?q=plan-prices.set', 'dara')).json().items;
  expect(line).toMatchObject({ before: PLANS[2].prices, after: DEARER, reason: 'The provider takes more.' });
});

test('whoever read another price orders nothing unseen', async () => {
  await set({ plan: 3 });
  const order = (shownAmount: number) =>
    site.post('/api/payment/createOrder', { plan: 3, currency: 'GBP', shownAmount }, 'asha');
  const old = await order(PLANS[3].prices.GBP);
  expect(old.statusCode).toBe(409);
  expect(old.json().message).toContain('The price has changed: Seller Featured costs £12.50 now.');
  expect((await order(12_50)).statusCode).toBe(200);

  const form = { plan: '3', currency: 'GBP', shownAmount: String(PLANS[3].prices.GBP) };
  const page = await site.postForm('/payment/?plan=3&currency=GBP', form, 'asha');
  expect(page.body).toContain('The price has changed');
  expect(page.body).toContain('Pay £12.50');
});

test('of two who set prices the second hears of the first, also when nobody had set them before', async () => {
  const answers = await Promise.all([set({ plan: 4 }), set({ plan: 4, GBP: 31_00 })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = await set({ plan: 4, version: 0 });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ current: { version: 1 } });
  expect(late.json().message).toContain('Meanwhile dara set other prices');
  expect((await set({ plan: 4, version: 1 })).statusCode).toBe(200);
});

test.each<[string, object, string]>([
  ['nothing', { GBP: 0 }, 'GBP'],
  ['less than nothing', { EUR: -500 }, 'EUR'],
  ['too much', { USD: 501_00 }, 'USD'],
  ['few rupees', { INR: 49_99 }, 'INR'],
  ['half a penny', { GBP: 1000.5 }, 'GBP'],
  ['a free plan', { plan: 1 }, 'plan'],
  ['no reason', { reason: ' ' }, 'reason'],
])('%s is refused at its field', async (_what, wrong, field) => {
  const answer = await set({ plan: 6, ...wrong });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await listPrices(6)).toEqual(PLANS[6].prices);
});

test('on the page a price is typed as people type it, and what is wrong stays to be mended', async () => {
  const path = '/super-admin-user/plan-prices?plan=6';
  expect((await site.get(path, 'dara')).body).toContain('value="7"');
  const typed = {
    plan: '6',
    version: '0',
    USD: '$10',
    GBP: 'eight',
    EUR: '9,50',
    INR: '₹ 599',
    reason: 'Fees.',
  };
  const refused = await site.postForm(path, typed, 'dara');
  expect(refused.body).toContain('Write a price from £1 to £500.');
  expect(refused.body).toContain('value="9,50"');
  expect((await site.postForm(path, { ...typed, GBP: '£8.00' }, 'dara')).statusCode).toBe(303);
  await expect.poll(() => listPrices(6)).toEqual({ USD: 10_00, GBP: 8_00, EUR: 9_50, INR: 599_00 });
});
