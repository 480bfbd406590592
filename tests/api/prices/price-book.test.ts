import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { NewAd } from '#tests/support/ads/ad-rows.ts';
import { insertSale } from '#tests/support/ads/sales.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';
import { emptyTables } from '#tests/support/site/empty-tables.ts';

const site = useSite();
beforeEach(async () => {
  await emptyTables(site.db, 'ads', 'price_constants', 'price_refits');
});

async function sell(times: number, wanted: Partial<NewAd> = {}) {
  for (let sold = 0; sold < times; sold += 1)
    await insertSale(site, { sold_price: 160_00 + sold * 16_00, ...wanted });
}
const book = async (query = '') => (await site.get(`/api/price/book${query}`)).json();

describe('the price book', () => {
  test('has a cell with five sales and hides one with four', async () => {
    await sell(5);
    await sell(4, { colour: 'red' });
    const { cells, leastSales } = await book('?currency=GBP');
    expect(leastSales).toBe(5);
    expect(cells).toEqual([
      { band: '25-30-inches', colour: 'black', sales: 5, medianPrice: 192, medianPerHundredGrams: 120 },
    ]);
  });

  test('is in one currency, by the rate of the day of each sale', async () => {
    await sell(5, { sold_price: 160_00, currency: 'GBP' });
    expect((await book()).cells).toMatchObject([{ medianPrice: 200, medianPerHundredGrams: 125 }]);
    await site.post('/api/price/setRate', rate({ perUsd: 0.5 }), 'dara');
    await site.runJobs();
    expect((await book()).cells).toMatchObject([{ medianPrice: 320 }]);
    await sql`delete from currency_rates where rated_on > '2026-01-01'`.execute(site.db);
  });

  test('never has a demo sale beside a real one, nor one older than two years', async () => {
    await sell(4);
    await sell(9, { demo: true });
    await sell(9, { sold_at: new Date(site.clock.now.getTime() - 740 * DAY_MS) });
    expect(await book()).toMatchObject({ cells: [], demo: false });
  });

  test('does not count hair that is not sold, or whose price nobody told', async () => {
    await sell(5, { sold_price: null });
    await sell(5, { status: 'live', sold_at: null, sold_price: null });
    expect((await book()).cells).toEqual([]);
  });

  test('an unknown currency is refused by name', async () => {
    const answer = await site.get('/api/price/book?currency=CHF');
    expect([answer.statusCode, answer.json().fields.currency]).toEqual([
      422,
      ['Choose USD, GBP, EUR or INR.'],
    ]);
  });
});

const refits = () => site.db.selectFrom('price_refits').selectAll().execute();
const versions = () => site.db.selectFrom('price_constants').select(['version', 'reason']).execute();
const audited = (action: string) =>
  site.db.selectFrom('audit').selectAll().where('action', '=', action).execute();
async function refit() {
  await site.platform.queue.enqueue(site.db, { name: 'refit-prices' }, {});
  await site.runJobs();
}
/** Black hair of 22.5 in, 150 g: the table says 90 dollars. */
const ninety = { length_mm: 572, grams: 150, currency: 'USD', sold_price: 135_00 } as const;
const asking = async (query = 'length=22.5&weight=150') =>
  (await site.get(`/api/price/estimate?${query}`)).json();

describe('the monthly refit', () => {
  test('moves nothing on 19 sales, and writes down that it looked', async () => {
    await sell(19, ninety);
    await refit();
    expect(await refits()).toMatchObject([
      {
        band: '20-25-inches',
        colour: 'black',
        sales: 19,
        median_ratio: '1.5000',
        old_constant: '1.0000',
        new_constant: '1.0000',
        from_version: 1,
        to_version: null,
      },
    ]);
    expect(await audited('refit price table')).toEqual([]);
    expect(await asking()).toMatchObject({ asking: 90 });
  });

  test('takes the median of 20 sales, with its version and its audit row', async () => {
    await sell(20, { ...ninety, sold_price: 108_00 });
    await refit();
    expect(await refits()).toMatchObject([
      { sales: 20, old_constant: '1.0000', new_constant: '1.2000', to_version: 2 },
    ]);
    expect(await versions()).toEqual([
      { version: 1, reason: 'The published table, before any sale of our own.' },
      { version: 2, reason: expect.stringContaining('moved 1 of the cells with 20 sales or more') },
    ]);
    expect(await audited('refit price table')).toMatchObject([
      {
        account_id: null,
        before: { version: 1, cells: [['20-25-inches', 'black', 1]] },
        after: { version: 2, cells: [['20-25-inches', 'black', 1.2]] },
      },
    ]);
    expect(await asking()).toMatchObject({
      asking: 110,
      tableVersion: '2026-11.2',
      factors: expect.arrayContaining([{ name: 'sales', value: '20-25-inches', factor: 1.2 }]),
    });
    expect(await asking('length=22.5&weight=150&colour=red')).toMatchObject({ asking: 160 });
  });

  test('runs once a month, and the same sales move nothing the next', async () => {
    await sell(20, { ...ninety, sold_price: 108_00 });
    await refit();
    await refit();
    expect(await refits()).toHaveLength(1);
    const today = site.clock.now;
    site.clock.now = new Date(today.getTime() + 32 * DAY_MS);
    await refit();
    site.clock.now = today;
    expect((await refits()).map((row) => [row.old_constant, row.new_constant])).toEqual([
      ['1.0000', '1.2000'],
      ['1.2000', '1.2000'],
    ]);
    expect(await versions()).toHaveLength(2);
  });

  test('does not learn from demo sales', async () => {
    await sell(25, { ...ninety, demo: true });
    await refit();
    expect([await refits(), await versions()]).toEqual([[], []]);
  });
});

const rate = (more: object = {}) => ({
  currency: 'GBP',
  perUsd: 0.79,
  date: site.clock.now.toISOString().slice(0, 10),
  reason: 'The central bank of the day.',
  ...more,
});

describe('currency rates', () => {
  test('are set by an admin with a reason; ads follow, their own prices stay', async () => {
    const id = await insertAd(site.db, site.people.asha.id, site.clock.now);
    const cents = async () =>
      site.db
        .selectFrom('ads')
        .select(['price', 'price_usd_cents', 'version'])
        .where('id', '=', id)
        .executeTakeFirst();
    expect(await cents()).toEqual({ price: 420_00, price_usd_cents: 525_00, version: 1 });
    const answer = await site.post('/api/price/setRate', rate({ perUsd: 0.7 }), 'dara');
    expect(answer.json()).toMatchObject({ success: 1, perUsd: { USD: 1, GBP: 0.7, EUR: 0.9 } });
    await site.runJobs();
    expect(await cents()).toEqual({ price: 420_00, price_usd_cents: 600_00, version: 1 });
    expect((await asking('length=22.5&weight=150&currency=GBP')).ratesDate).toBe(rate().date);
    expect((await site.get('/api/price/rates')).json()).toMatchObject({
      date: '2026-01-01',
      dates: { EUR: '2026-01-01', GBP: rate().date },
    });
  });

  test('changed again on the same day, the audit has both figures', async () => {
    await site.post('/api/price/setRate', rate({ currency: 'EUR', perUsd: 0.95 }), 'dara');
    await site.post(
      '/api/price/setRate',
      rate({ currency: 'EUR', perUsd: 0.91, reason: 'A typing error.' }),
      'dara',
    );
    expect((await audited('set currency rate')).at(-1)).toMatchObject({
      account_id: site.people.dara.id,
      object_id: `EUR ${rate().date}`,
      before: { perUsd: 0.95 },
      after: { perUsd: 0.91 },
      reason: 'A typing error.',
    });
  });

  test.each([
    ['a visitor', undefined, 401],
    ['a seller', 'asha', 403],
    ['a creator', 'cleo', 403],
  ] as const)('%s may not', async (_who, name, status) => {
    expect((await site.post('/api/price/setRate', rate(), name)).statusCode).toBe(status);
  });

  test.each([
    ['dollars', { currency: 'USD' }, 'currency'],
    ['nothing', { perUsd: 0 }, 'perUsd'],
    ['text', { perUsd: '0.8' }, 'perUsd'],
    ['a day to come', { date: '2999-01-01' }, 'date'],
    ['a day that is none', { date: '2026-02-30' }, 'date'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['a field nobody asked for', { setBy: 'x' }, 'setBy'],
  ])('%s: refused by field', async (_what, wrong, field) => {
    const answer = await site.post('/api/price/setRate', rate(wrong), 'dara');
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  });
});
