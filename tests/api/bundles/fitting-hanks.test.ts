import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBundles } from '#market/bundles/find/find-bundles.ts';
import { showSet } from '#market/bundles/find/show-set.ts';
import { openContext } from '#market/context.ts';
import { FindBundles } from '#rules/bundles/bundle-need-schema.ts';
import { check } from '#rules/check-input.ts';
import { NEED, openBundleSite } from '#tests/support/bundles/bundle-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openBundleSite());
let [a, b] = ['', ''];
beforeEach(async () => {
  a = await site.put([18, 90, 50]);
  b = await site.put([18, 80, 40]);
});
afterEach(async () => {
  await site.db.deleteFrom('bundles').execute();
  await site.db.deleteFrom('blocks').execute();
  await site.clear();
});

const keep = async (more: object = {}): Promise<string> => {
  const answer = await site.keep([a, b], more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().bundle.id;
};
const show = async (id: string) => (await site.show(id)).json().bundle;
const change = (adId: string, values: object) =>
  site.db
    .updateTable('ads')
    .set((ad) => ({ ...values, version: ad('version', '+', 1) }))
    .where('id', '=', adId)
    .execute();
const NOT_FITTING = 'This hank does not fit what you need.';

describe('hair that no search would find is neither kept nor swapped in', () => {
  test.each([
    ['of another colour', { colour: 'red' as const }, {}],
    ['of another texture', { texture: 'curly' as const }, {}],
    ['that is too short', { length_mm: 394 }, {}],
    ['that is sent elsewhere only', { ships_to: 'own-country' as const }, {}],
    ['that is not tied', { roots_tied: 'no' as const }, { tied: '1' }],
  ])('%s', async (_what, wanted, asked) => {
    const need = { ...NEED, ...asked };
    const bundleId = await keep({ need });
    const other = await site.put([18, 90, 10], wanted);
    const kept = await site.keep([a, other], { need });
    expect(kept.statusCode).toBe(422);
    expect(kept.json().fields).toEqual({ members: ['One of these hanks does not fit what you need.'] });
    const swapped = await site.act('swap', { bundleId, place: 2, adId: other });
    expect(swapped.statusCode).toBe(422);
    expect(swapped.json().fields).toEqual({ adId: [NOT_FITTING] });
  });

  test.each([
    ['too short', { length_mm: 394 }],
    ['of another colour', { colour: 'red' }],
    ['sent elsewhere only', { ships_to: 'own-country' }],
  ])('one that has become %s since says so, and none of it is counted', async (_what, values) => {
    const id = await keep();
    expect(await show(id)).toMatchObject({ counted: 170, members: [{ fits: true }, { fits: true }] });
    await change(a, values);
    expect(await show(id)).toMatchObject({
      counted: 80,
      members: [{ state: 'live', fits: false, hank: { counted: 0 } }, { fits: true }],
    });
  });

  test('that nobody measured, where that is asked for', async () => {
    expect((await site.keep([a, b], { need: { ...NEED, measured: '1' } })).statusCode).toBe(422);
  });

  test('that is too light or too dear beside the others', async () => {
    const bundleId = await keep({ need: { ...NEED, budget: '120' } });
    const light = await site.put([18, 70, 5]);
    const dear = await site.put([18, 85, 55]);
    for (const adId of [light, dear])
      expect((await site.act('swap', { bundleId, place: 2, adId })).json().fields).toEqual({
        adId: [NOT_FITTING],
      });
    const just = await site.put([18, 85, 50]);
    expect((await site.act('swap', { bundleId, place: 2, adId: just })).statusCode).toBe(200);
  });
});

test('a set of an address is shown only where it is enough, within the budget', async () => {
  const visitor = openContext(site.platform, null, null);
  const setFor = (more: object, members = [a, b]) =>
    showSet(visitor, { need: check(FindBundles, { ...NEED, ...more }), members });
  expect(await setFor({ budget: '110' })).toMatchObject({ counted: 170, total: { amount: 110_00 } });
  await expect(setFor({ budget: '109' })).rejects.toThrow('do not fit');
  await expect(setFor({ grams: '171' })).rejects.toThrow('do not fit');
});

test('what visitors find is read from tables alone that tell of their changes', async () => {
  const reads = site.platform.recordReads();
  const visitor = openContext(site.platform, null, null, undefined, reads.db);
  const { proposals } = await findBundles(visitor, { need: check(FindBundles, NEED) });
  expect(proposals).toHaveLength(1);
  const { changes } = site.platform;
  const stop = changes.subscribe({ onLost: () => {} });
  await expect.poll(() => changes.findTables('select from ads')).toEqual(['ads']);
  for (const query of reads.queries) expect(changes.findTables(query), query).toBeDefined();
  stop();
});

test('a block after keeping takes its hair out of the set', async () => {
  const bundleId = await keep();
  const { seller_id } = await site.readAdRow(a);
  await site.db
    .insertInto('blocks')
    .values({ blocker_id: seller_id, blocked_id: site.people.bela.id })
    .execute();
  expect(await show(bundleId)).toMatchObject({
    counted: 80,
    total: { amount: 50_00 },
    members: [{ state: 'gone', hank: null }, { state: 'live' }],
  });
  expect((await site.get('/api/bundle/list', 'bela')).json().items).toMatchObject([{ live: 1, counted: 80 }]);
});

test('a hank counts what its ad says now, and a swap is compared with what it costs now', async () => {
  const bundleId = await keep();
  await change(b, { grams: 100, price: 45_00 });
  const other = await site.put([18, 85, 44]);
  expect(await show(bundleId)).toMatchObject({ counted: 190, members: [{}, { hank: { counted: 100 } }] });
  const { swaps } = (await site.act('swap', { bundleId, place: 2 })).json();
  expect(swaps).toMatchObject([{ hank: { ad: { id: other } }, more: { amount: -1_00 } }]);
});

test('a place that an erased ad left empty is filled again, with a parcel more', async () => {
  const bundleId = await keep();
  await site.db.deleteFrom('bundle_members').where('ad_id', '=', a).execute();
  const other = await site.put([18, 95, 44]);
  const { swaps } = (await site.act('swap', { bundleId, place: 1 })).json();
  expect(swaps).toMatchObject([
    { hank: { ad: { id: other } }, more: { amount: 54_00 } },
    { hank: { ad: { id: a } }, more: { amount: 60_00 } },
  ]);
  const { bundle } = (await site.act('swap', { bundleId, place: 1, adId: other })).json();
  expect(bundle.members).toMatchObject([
    { place: 1, adId: other },
    { place: 2, adId: b },
  ]);
});
