import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_RATES } from '#rules/money/money.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';

/** A bank whose file the tests write. */
let answer: { status: number; text: string; location?: string };
let asked = 0;
const bank = createServer((_request, response) => {
  asked += 1;
  response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end(answer.text);
});
let site: TestSite;

beforeAll(async () => {
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const { port } = bank.address() as AddressInfo;
  site = await openTestSite({ settings: { RATES_URL: `http://127.0.0.1:${port}/daily.xml` } });
});
afterAll(async () => {
  await site.close();
  bank.close();
});

const daysAgo = (days: number) =>
  new Date(site.clock.now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
const file = (day: string, dollar: number, pound: number, rupee: number) =>
  `<gesmes:Envelope><Cube><Cube time='${day}'><Cube currency='USD' rate='${dollar}'/>` +
  `<Cube currency='GBP' rate='${pound}'/><Cube currency='INR' rate='${rupee}'/></Cube></Cube></gesmes:Envelope>`;
async function run(text: string, more: Partial<typeof answer> = {}) {
  answer = { status: 200, text, ...more };
  await site.platform.queue.enqueue(site.db, { name: 'fetch-rates' }, {});
  await site.runJobs();
}
const read = async () => (await site.get('/api/price/rates')).json();
const audit = async () =>
  site.db
    .selectFrom('audit')
    .select(['action', 'account_id', 'reason'])
    .where('object_kind', '=', 'currency-rate')
    .orderBy('at')
    .orderBy('id')
    .execute();

test('the rates of the day come from the bank, once, and nobody’s hand is named', async () => {
  expect((await read()).perUsd).toEqual(FIXTURE_RATES.perUsd);
  await run(file(daysAgo(2), 1.25, 1.0625, 112.5));
  const taken = { perUsd: { USD: 1, EUR: 0.8, GBP: 0.85, INR: 90 } };
  await expect.poll(read).toMatchObject(taken);
  await run(file(daysAgo(2), 1.25, 1.1, 112.5));
  expect(await read()).toMatchObject(taken);
  expect(await audit()).toEqual([
    {
      action: 'fetch currency rates',
      account_id: null,
      reason: 'The daily file of the European Central Bank.',
    },
  ]);
});

test('what somebody set for the day stands', async () => {
  const rate = { currency: 'GBP', perUsd: 0.84, date: daysAgo(1), reason: 'From the paper.' };
  expect((await site.post('/api/price/setRate', rate, 'dara')).statusCode).toBe(200);
  await run(file(daysAgo(1), 1.25, 1.0625, 113.75));
  await expect.poll(async () => (await read()).perUsd).toEqual({ USD: 1, EUR: 0.8, GBP: 0.84, INR: 91 });
});

test('a jump of more than a fifth is refused whole, and stands in the audit', async () => {
  const before = await read();
  await run(file(daysAgo(0), 1.25, 1.0625, 11.375));
  expect(await read()).toEqual(before);
  expect((await audit()).at(-1)).toMatchObject({
    action: 'refuse currency rates',
    reason: expect.stringContaining('INR'),
  });
});

test.each<[string, string, Partial<typeof answer>?]>([
  ['a page that says sorry', '<!doctype html><p>Sorry</p>'],
  ['a server that is broken', '', { status: 500 }],
  ['an address that moved', '', { status: 302, location: 'http://127.0.0.1:9/' }],
  ['a file without an end', 'x'.repeat(70_000)],
])('%s changes nothing and breaks nothing', async (_what, text, more) => {
  const [before, times] = [await read(), asked];
  await run(text, more);
  expect(asked).toBe(times + 1);
  expect(await read()).toEqual(before);
});

test('a day in the future is no day', async () => {
  const before = await read();
  await run(file(daysAgo(-2), 1.25, 1.06, 113));
  expect(await read()).toEqual(before);
});
