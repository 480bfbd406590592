import { expect, test } from 'vitest';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite({ pages: true });
const quarrel = quarrelIn(site);

const DAY = 86_400_000;
const LEDGER = '/super-admin-user/ledger?of=sales';
const read = async (more = '') => (await site.get(LEDGER + more, 'dara')).body.replaceAll('<!-- -->', '');

/** The lines of one group of figures: of what, how many, how much. */
function figures(body: string, title: string): string[][] {
  const part = body.split(`<h2>${title}</h2>`)[1]?.split('</section>')[0] ?? '';
  return [...part.matchAll(/<tr>(<td.*?)<\/tr>/g)].map(([, row]) =>
    [...(row ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/g)].map((cell) => cell[1] ?? ''),
  );
}
const kinds = (body: string) => [...body.matchAll(/<span class="staff-tag">(.*?)<\/span>/g)].map((m) => m[1]);
const file = async (name: string, more = '') =>
  (await site.get(`/super-admin-user/export/${name}.csv${more}`, 'dara')).body.trim().split('\r\n');

test('money that is held, by how long it has been, and then paid out with our fee', async () => {
  await quarrel.delivered();
  expect(figures(await read(), 'Held now')).toEqual([['Up to 7 days', '1', '£445.10']]);
  site.wait(2 * DAY);
  await site.must('acceptHair', 'bela');
  await site.moneyWork();
  const body = await read();
  expect(figures(body, 'Held now')).toEqual([]);
  expect(figures(body, 'Money')).toEqual([
    ['Taken', '–', '£445.10'],
    ['Paid out to sellers', '–', '£415.29'],
    ['Given back to buyers', '–', '£0'],
    ['Our fees', '–', '£16.60'],
    ['PayPal’s charges', '–', '£13.21'],
  ]);
  // A day of waiting for the light, and two of looking.
  expect(figures(body, 'From the yes to the payout')).toEqual([
    ['Half of them within', '1', '3.0 days'],
    ['Nine of ten within', '1', '3.0 days'],
  ]);
  expect(kinds(body)).toEqual(['Paid out', 'Taken']);
});

test('what went back by reason, and how disputes ended, also by the clock', async () => {
  await quarrel.disputed({ reason: 'damaged' });
  site.wait(26 * DAY);
  await site.clockWork();
  const body = await read();
  expect(figures(body, 'Disputes')).toEqual([['the hair is damaged: decided, paid out', '1', '–']]);
  expect(figures(body, 'Decisions')).toEqual([
    ['All', '1', '–'],
    ['By the clock', '1', '100 %'],
  ]);

  await site.startSale();
  await site.green();
  site.wait(6 * DAY);
  await site.clockWork();
  const after = await read();
  expect(figures(after, 'Given back, by reason')).toEqual([['Not posted', '1', '£445.10']]);
  expect(figures(after, 'Owed by us')).toEqual([]);
});

test('what the house owes where the seller’s account was empty, until it is paid by hand', async () => {
  await site.green();
  const { capture_id } = await site.db
    .selectFrom('sale_payments')
    .select('capture_id')
    .where('sale_id', '=', site.saleId)
    .executeTakeFirstOrThrow();
  site.sandbox.sales.act(capture_id ?? '', 'no-funds');
  await site.must('cancel', 'asha', { reason: 'I keep it.' });
  await site.moneyWork();
  site.wait(60_000);
  await site.moneyWork();
  expect((await site.row()).state).toBe('refunded');
  expect(figures(await read(), 'Owed by us')).toEqual([['To buyers', '1', '£13.21']]);
  const staffPage = async () => (await site.get(`/super-admin-user/sale/${site.saleId}`, 'dara')).body;
  expect(await staffPage()).toContain('We owe the buyer £13.21.');
  const pay = (amount: number) => quarrel.staff('noteSaleDebtPaid', { to: 'buyer', amount });
  expect((await pay(13_22)).json().fields).toEqual({ amount: ['We owe the buyer of this sale £13.21.'] });
  expect((await pay(13_21)).statusCode).toBe(200);
  expect((await pay(13_21)).json().fields).toEqual({ amount: ['We owe the buyer of this sale £0.'] });
  expect(await staffPage()).not.toContain('We owe the buyer');
  expect(await site.books()).toEqual({ payer: 0, held: 0, house: -13_21, provider: 13_21 });
  expect(figures(await read(), 'Owed by us')).toEqual([]);
});

test('entries are filtered, paged by the index and written to a file; it is for admins', async () => {
  await site.paid();
  // Of two entries of one moment either may stand first.
  site.wait(60_000);
  await site.must('cancel', 'asha', { reason: 'I keep it.' });
  await site.moneyWork();
  expect(kinds(await read())).toEqual(['Given back', 'Taken']);
  expect(kinds(await read('&kind=taken'))).toEqual(['Taken']);
  expect(kinds(await read('&currency=USD'))).toEqual([]);
  expect(kinds(await read('&q=bela'))).toHaveLength(2);
  expect(kinds(await read('&q=cleo'))).toEqual([]);
  expect(kinds(await read('&until=2020-01-01'))).toEqual([]);
  const first = await read('&limit=1');
  expect(kinds(first)).toEqual(['Given back']);
  const next = /href="(\?[^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = (await site.get(`/super-admin-user/ledger${next}`, 'dara')).body;
  expect(kinds(second)).toEqual(['Taken']);

  const lines = await file('sale-ledger', '?kind=refunded');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`refunded,${site.saleId},`);
  expect(lines[1]).toMatch(/GBP,445\.1,-445\.1,-13\.21,0,13\.21$/);
  expect(await file('sale-figures')).toContain('Money,Taken,,445.1,GBP,');
  for (const url of [
    LEDGER,
    '/super-admin-user/export/sale-ledger.csv',
    '/super-admin-user/export/sale-figures.csv',
  ])
    for (const who of ['cleo', 'asha'] as const)
      expect((await site.get(url, who)).statusCode, `${url} ${who}`).toBe(403);
  const old = await site.get('/payment/ledger?of=sales', 'dara');
  expect(old.headers.location).toBe(LEDGER);
});
