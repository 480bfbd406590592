import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { checkGreenLights } from '#market/sales/clock/check-green-lights.ts';
import { HOUR_MS } from '#rules/time.ts';
import { loadSale } from '#tests/support/sales/sale-rows.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const FEW = 2;
/** In the order in which the provider was asked about them. */
let asked: string[] = [];

/** A sale that would be green, whose money was last seen so long ago; null: never. */
async function insertGreen(captureId: string, hoursAgo: number | null): Promise<void> {
  const ago = (hours: number) => new Date(site.clock.now.getTime() - hours * HOUR_MS);
  const saleId = await loadSale(site.db, 'paid', undefined, {
    captured_at: ago(30),
    light_from: ago(20),
    ship_by: ago(-48),
    settle_by: ago(30 - 624),
    wall_at: ago(30 - 672),
    checked_at: hoursAgo === null ? null : ago(hoursAgo),
  });
  await site.db
    .insertInto('sale_terms')
    .values({
      sale_id: saleId,
      price: 420_00,
      currency: 'GBP',
      postage: 8_50,
      postage_by: 'buyer',
      country: 'GB',
      from_country: 'GB',
      ship_days: 5,
      least_grams: 155,
      least_length_mm: 700,
      ad_version: 1,
      hair: '{}',
      photo_ids: [],
    })
    .execute();
  await site.db
    .insertInto('sale_payments')
    .values({
      sale_id: saleId,
      provider: 'sandbox',
      merchant_id: 'SELLER1',
      provider_order_id: captureId,
      capture_id: captureId,
      state: 'captured',
      opened_at: ago(30),
    })
    .execute();
}

function listen() {
  asked = [];
  site.sandbox.breakCalls((path) => {
    const capture = /\/captures\/([^/?]+)$/.exec(path)?.[1];
    if (capture !== undefined) asked.push(capture);
    // One that the provider cannot answer for is in nobody's way.
    return capture === 'cannot-be-asked' ? 'refused' : undefined;
  });
}

const MANY = ['never', 'cannot-be-asked', 'oldest', 'older', 'old', 'a-little-old', 'hardly-old'];
async function insertMany() {
  listen();
  for (const [at, name] of MANY.entries()) await insertGreen(name, at === 0 ? null : 10 - at);
  await insertGreen('just-now', 0);
}
const listUnasked = () =>
  site.db
    .selectFrom('protected_sales as sale')
    .innerJoin('sale_payments as payment', 'payment.sale_id', 'sale.id')
    .select('payment.capture_id')
    .where('unchecked_at', 'is', null)
    .orderBy('payment.capture_id')
    .execute();
const UNASKED = [{ capture_id: 'cannot-be-asked' }, { capture_id: 'just-now' }];

test('every light that is due is asked about once, batch by batch, the oldest answer first', async () => {
  await insertMany();
  await checkGreenLights(openContext(site.platform, null, 'job'), { atOnce: FEW });
  expect(asked.toSorted()).toEqual(MANY.toSorted());
  // Two at once, so that within a batch either is first.
  const batches = Array.from({ length: 3 }, (_, at) => asked.slice(at * FEW, at * FEW + FEW).toSorted());
  expect(batches).toEqual([
    ['cannot-be-asked', 'never'],
    ['older', 'oldest'],
    ['a-little-old', 'old'],
  ]);
  // The sandbox knows none of them: that is an answer, too.
  expect(await listUnasked()).toEqual(UNASKED);
});

test('a round that has no time for all of them goes on where it ended', async () => {
  await insertMany();
  await checkGreenLights(openContext(site.platform, null, 'job'), { atOnce: FEW, roundMs: 0 });
  expect(asked.toSorted()).toEqual(['cannot-be-asked', 'never']);
  await site.runJobs();
  expect(asked.toSorted()).toEqual(MANY.toSorted());
  expect(await listUnasked()).toEqual(UNASKED);
});

test('rounds that overlap ask about no light twice', async () => {
  await insertMany();
  const round = () => checkGreenLights(openContext(site.platform, null, 'job'), { atOnce: FEW });
  await Promise.all([round(), round(), round()]);
  expect(asked.toSorted()).toEqual(MANY.toSorted());
  // The round that was begun before and goes on only now finds nothing left.
  const since = new Date(site.clock.now.getTime() - 1).toISOString();
  await checkGreenLights(openContext(site.platform, null, 'job'), { from: { since }, atOnce: FEW });
  expect(asked).toHaveLength(MANY.length);

  site.wait(5 * 60_000);
  await round();
  expect(asked.toSorted()).toEqual([...MANY, ...MANY, 'just-now'].toSorted());
});
