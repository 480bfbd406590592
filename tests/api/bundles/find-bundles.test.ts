import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openBundleSite } from '#tests/support/bundles/bundle-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useOpened(() => openBundleSite());
afterEach(async () => {
  await site.db.deleteFrom('blocks').execute();
  await site.clear();
});

type Proposal = { total: { amount: number }; members: { ad: { id: string } }[]; counted: number };
const idsOf = ({ members }: Proposal) => members.map(({ ad }) => ad.id).toSorted();
const best = async (...args: Parameters<typeof site.find>) =>
  (await site.find(...args)).json().proposals[0] as Proposal | undefined;

test('the cheapest set comes first, with what it costs and weighs, and one parcel for two of one seller', async () => {
  const sellerId = site.people.asha.id;
  const a = await site.put([18, 90, 50], { sellerId });
  const b = await site.put([18, 80, 40], { sellerId });
  await site.put([19, 100, 70]);
  await site.put([17, 60, 25]);
  await site.put([20, 120, 95]);
  const answer = await site.find();
  expect(answer.statusCode, answer.body).toBe(200);
  const { proposals, looked, need } = answer.json();
  expect(idsOf(proposals[0])).toEqual([a, b].toSorted());
  expect(proposals[0]).toMatchObject({
    counted: 170,
    mismatch: 0,
    hair: { amount: 90_00, currency: 'USD' },
    parcels: { amount: 20_00, currency: 'USD' },
    total: { amount: 110_00, currency: 'USD' },
    sellersOfSeveral: ['asha'],
  });
  expect(looked).toEqual({ hanks: 5, outOf: null, isHalved: false });
  expect(need).toMatchObject({ grams: 170, halfInches: 32, spread: 6, isOneType: true });
});

test('sums are shown in the currency of the parcel, whatever each ad is priced in', async () => {
  await site.put([18, 90, 40], { currency: 'GBP' });
  await site.put([18, 90, 3400], { currency: 'INR' });
  await site.put([18, 100, 54], { currency: 'EUR' });
  await site.put([18, 75, 38]);
  expect(await best({ currency: 'GBP', parcel: '8' })).toMatchObject({
    hair: { amount: 72_00, currency: 'GBP' },
    total: { amount: 88_00, currency: 'GBP' },
  });
});

test('what is over the budget is not shown, but what the cheapest costs is said', async () => {
  await site.put([18, 90, 50]);
  await site.put([18, 80, 40]);
  const { proposals, overBudget } = (await site.find({ budget: '100' })).json();
  expect(proposals).toEqual([]);
  expect(overBudget).toEqual({ amount: 110_00, currency: 'USD' });
});

test('a set that costs just the budget is within it, whatever is rounded on the way', async () => {
  await site.put([18, 90, 50], { currency: 'EUR' });
  await site.put([18, 90, 50], { currency: 'EUR' });
  const sums = { currency: 'EUR', parcel: '5' };
  expect(await best({ ...sums, budget: '110' })).toMatchObject({
    total: { amount: 110_00, currency: 'EUR' },
  });
  expect(await best({ ...sums, budget: '109' })).toBeUndefined();
});

test('where nothing fits, the nearest way out is said with its price', async () => {
  await site.put([16, 90, 40]);
  await site.put([20, 90, 44]);
  const { proposals, waysOut } = (await site.find()).json();
  expect(proposals).toEqual([]);
  expect(waysOut).toEqual([
    { words: 'With 4 in spread', need: expect.objectContaining({ spread: 8 }), total: expect.anything() },
  ]);
  expect(waysOut[0].total).toEqual({ amount: 104_00, currency: 'USD' });
});

test('where all are too light, it is said how much the heaviest give', async () => {
  await site.put([18, 50, 40]);
  await site.put([18, 40, 44]);
  expect((await site.find()).json()).toMatchObject({ proposals: [], waysOut: [], heaviest: 90 });
});

test('one that is enough by itself stands apart', async () => {
  const alone = await site.put([18, 200, 120]);
  const { alone: found } = (await site.find()).json();
  expect(found).toMatchObject({ hank: { ad: { id: alone }, counted: 200 }, total: { amount: 130_00 } });
});

describe('not candidates are', () => {
  test.each([
    ['hair that is sent elsewhere only', { ships_to: 'own-country' as const }],
    ['hair past its date', { expires_at: new Date(0), published_at: new Date(-DAY_MS) }],
    ['sold hair', { status: 'sold' as const, sold_at: new Date() }],
    ['hair of another treatment', { treatment: 'dyed' as const }],
    ['hair of an unknown type', { ethnicity: null, ethnicity_withdrawn_at: new Date() }],
    ['hair that is too short', { length_mm: 394 }],
  ])('%s', async (_what, wanted) => {
    await site.put([18, 90, 50]);
    const other = await site.put([18, 80, 40]);
    await site.put([18, 90, 10], wanted);
    const found = await best();
    expect(found && idsOf(found)).toContain(other);
    expect(found).toMatchObject({ total: { amount: 110_00 } });
  });

  test('a reader’s own, and those of somebody with a block between them', async () => {
    await site.put([18, 90, 50]);
    await site.put([18, 80, 40]);
    await site.put([18, 90, 10], { sellerId: site.people.asha.id });
    expect(await best()).toMatchObject({ total: { amount: 70_00 } });
    expect(await best({}, 'asha')).toMatchObject({ total: { amount: 110_00 } });
    const block = { blocker_id: site.people.asha.id, blocked_id: site.people.bela.id };
    await site.db.insertInto('blocks').values(block).execute();
    expect(await best({}, 'bela')).toMatchObject({ total: { amount: 110_00 } });
  });

  test('reserved ones, until that is over', async () => {
    await site.put([18, 90, 50]);
    await site.put([18, 80, 40]);
    const reserved = await site.put([18, 90, 10]);
    const until = new Date(site.clock.now.getTime() + DAY_MS / 2);
    await site.db
      .updateTable('ads')
      .set({ reserved_until: until, reserved_offer: reserved })
      .where('id', '=', reserved)
      .execute();
    expect(await best({}, 'bela')).toMatchObject({ total: { amount: 110_00 } });
    const { now } = site.clock;
    site.clock.now = until;
    expect(await best({}, 'bela')).toMatchObject({ total: { amount: 70_00 } });
    site.clock.now = now;
  });

  test('those without a price, which are counted', async () => {
    const unpriced = { price: null, open_to_offers: true };
    await site.put([18, 90, 50], unpriced);
    // Of an unknown type: counted only where types are mixed.
    await site.put([18, 90, 50], { ...unpriced, ethnicity: null, ethnicity_withdrawn_at: new Date() });
    await site.put([18, 30, 40]);
    expect((await site.find()).json()).toMatchObject({
      withoutPrice: 1,
      looked: { hanks: 1 },
      proposals: [],
    });
    expect((await site.find({ types: 'mixed' })).json()).toMatchObject({ withoutPrice: 2 });
  });
});

test('of more than two thousand the cheapest by the gram are compared, and it is said of how many', async () => {
  const seller = site.people.asha.id;
  await site.db.transaction().execute(async (tx) => {
    await sql`select set_config('fairhank.loading', 'on', true)`.execute(tx);
    await sql`insert into ads (seller_id, status, title, description, price, currency, length_mm, grams, colour, ethnicity,
        ethnicity_consent_at, texture, treatment, condition, cut_state, roots_tied, source, declaration_version, declared_at,
        country, ships_to, published_at, expires_at)
      select ${seller}::uuid, 'live', 'Black hair for a wig', 'One length, never coloured, air dried.', 5000 + n, 'USD',
        457, 80, 'black', (array['indian', 'asian', 'african']::hair_ethnicity[])[1 + n % 3], now(),
        (array['straight', 'wavy']::hair_texture[])[1 + n % 2], 'virgin', 'good', 'cut', 'yes', 'own-hair', '1', now(),
        'IN', 'worldwide', ${site.clock.now}::timestamptz, ${site.clock.now}::timestamptz + interval '60 days'
      from generate_series(1, 2500) as n`.execute(tx);
  });
  const { looked, proposals } = (await site.find({ grams: '160' })).json();
  expect(looked.hanks).toBe(2000);
  expect(looked.outOf).toBeGreaterThan(2000);
  // The cheapest two of one type: the first and the seventh, or the fourth where textures are mixed.
  expect(proposals[0]).toMatchObject({ hair: { amount: 5001 + 5004 } });
});
