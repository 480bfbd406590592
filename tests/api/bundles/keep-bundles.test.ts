import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NEED, openBundleSite } from '#tests/support/bundles/bundle-site.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
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
const keep = async (members = [a, b], more: object = {}): Promise<string> => {
  const answer = await site.keep(members, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().bundle.id;
};
const statesOf = async (id: string) =>
  (await site.show(id)).json().bundle.members.map(({ state }: { state: string }) => state);

test('a kept bundle shows what each hank costs now and cost then', async () => {
  const id = await keep();
  await site.db
    .updateTable('ads')
    .set((ad) => ({ price: 45_00, version: ad('version', '+', 1) }))
    .where('id', '=', b)
    .execute();
  const { bundle } = (await site.show(id)).json();
  expect(bundle).toMatchObject({
    name: 'Short black wig',
    need: { grams: 170, country: 'GB' },
    isWatched: false,
    counted: 170,
    total: { amount: 115_00, currency: 'USD' },
    members: [
      { place: 1, adId: a, state: 'live', priceWas: { amount: 50_00 }, hank: { price: { amount: 50_00 } } },
      { place: 2, adId: b, state: 'live', priceWas: { amount: 40_00 }, hank: { price: { amount: 45_00 } } },
    ],
  });
  const { items, room } = (await site.get('/api/bundle/list', 'bela')).json();
  expect(items).toMatchObject([
    { id, hanks: 2, live: 2, total: { amount: 115_00 }, counted: 170, grams: 170 },
  ]);
  expect(room).toEqual({ kept: 1, keeps: 3, watched: 0, watches: 1 });
});

test('what became of each hank is said by the clock, and of hidden ones nothing more', async () => {
  const id = await keep();
  const until = new Date(site.clock.now.getTime() + 60_000);
  await site.db
    .updateTable('ads')
    .set({ reserved_until: until, reserved_offer: a })
    .where('id', '=', a)
    .execute();
  expect(await statesOf(id)).toEqual(['reserved', 'live']);
  await site.clear();
  const { bundle } = (await site.show(id)).json();
  expect(bundle).toMatchObject({
    total: { amount: 0 },
    counted: 0,
    members: [{ hank: null }, { hank: null }],
  });
  expect(await statesOf(id)).toEqual(['gone', 'gone']);
});

test('the same key keeps one bundle', async () => {
  const wish = { name: 'Wig', need: NEED, members: [a, b] };
  const key = { 'idempotency-key': 'bundle-1' };
  const first = await site.act('keep', wish, 'bela', key);
  const second = await site.act('keep', wish, 'bela', key);
  expect(second.json()).toEqual(first.json());
  expect((await site.get('/api/bundle/list', 'bela')).json().items).toHaveLength(1);
});

test('the same hanks for the same need are kept once, whatever the name', async () => {
  const id = await keep();
  expect(await keep([b, a], { name: 'Another name', watch: true })).toBe(id);
  expect((await site.show(id)).json().bundle).toMatchObject({ name: 'Short black wig', isWatched: true });
  expect(await keep([a, b], { need: { ...NEED, grams: '160' } })).not.toBe(id);
});

test('a need that an older version kept is still shown', async () => {
  const id = await keep();
  await site.db.updateTable('bundles').set({ need: '{"grams":150}' }).execute();
  expect((await site.show(id)).json().bundle).toMatchObject({
    need: { grams: 150, spread: 6 },
    counted: 170,
  });
});

describe('it is refused to keep', () => {
  test('one more than the plan does', async () => {
    for (const grams of ['150', '155', '160']) await keep([a, b], { need: { ...NEED, grams } });
    const fourth = await site.keep([a, b]);
    expect(fourth.statusCode).toBe(402);
    expect(fourth.json().message).toBe('Your plan keeps 3 bundles. Drop one first.');
    const [{ id }] = (await site.get('/api/bundle/list', 'bela')).json().items;
    expect((await site.act('drop', { bundleId: id })).statusCode).toBe(200);
    await keep();
  });

  test('anything without a plan', async () => {
    await site.db.updateTable('subscriptions').set({ switched_off_at: site.clock.now }).execute();
    const answer = await site.keep([a, b]);
    expect(answer.statusCode).toBe(402);
    expect(answer.json().message).toBe('Choose a plan first; there is a free one.');
    await givePlan(site, site.people.bela.id, 5);
    await givePlan(site, site.people.asha.id, 4);
  });

  test('hair that does not go together, one’s own, of somebody blocked, or that nobody knows', async () => {
    const long = await site.put([23, 90, 10]);
    const apart = await site.keep([a, long]);
    expect(apart.statusCode).toBe(422);
    expect(apart.json().fields.members).toEqual(['These hanks do not go together for what you need.']);
    const own = await site.put([18, 90, 10], { sellerId: site.people.asha.id });
    expect((await site.keep([a, own], {}, 'asha')).statusCode).toBe(409);
    expect((await site.keep([a, own])).statusCode).toBe(200);
    const block = { blocker_id: site.people.asha.id, blocked_id: site.people.bela.id };
    await site.db.insertInto('blocks').values(block).execute();
    expect((await site.keep([a, own])).statusCode).toBe(409);
    expect((await site.keep([a, 'nobodys'])).statusCode).toBe(409);
  });
});

test('somebody else’s bundle looks like none, whatever is asked of it', async () => {
  const bundleId = await keep();
  expect((await site.show(bundleId, 'asha')).statusCode).toBe(404);
  const acts: [string, object][] = [
    ['drop', {}],
    ['watch', { isWatched: true }],
    ['swap', { place: 1 }],
    ['swap', { place: 1, adId: a }],
    ['contact', { message: 'Hello, are these still for sale?' }],
  ];
  for (const [act, more] of acts) {
    const answer = await site.act(act, { bundleId, ...more }, 'asha');
    expect(answer.statusCode, act).toBe(404);
    expect(answer.json().message).toBe('There is no such bundle.');
  }
});

test('what fits in one place is listed by its price, and taken', async () => {
  const bundleId = await keep();
  const dearer = await site.put([18, 85, 60]);
  const cheaper = await site.put([19, 85, 44]);
  await site.put([18, 70, 5]);
  await site.put([22, 90, 5]);
  const { swaps } = (await site.act('swap', { bundleId, place: 2 })).json();
  expect(swaps).toMatchObject([
    { hank: { ad: { id: cheaper } }, more: { amount: 4_00, currency: 'USD' } },
    { hank: { ad: { id: dearer } }, more: { amount: 20_00, currency: 'USD' } },
  ]);
  const { bundle } = (await site.act('swap', { bundleId, place: 2, adId: cheaper })).json();
  expect(bundle).toMatchObject({
    members: [{ adId: a }, { adId: cheaper, priceWas: { amount: 44_00 } }],
    total: { amount: 114_00 },
  });
  const long = await site.put([23, 90, 10]);
  const wrong = await site.act('swap', { bundleId, place: 1, adId: long });
  expect(wrong.json().fields).toEqual({ adId: ['This hank does not go together with the others.'] });
});

test('as many are watched as the plan watches', async () => {
  const first = await keep([a, b], { watch: true });
  const second = await keep([a, b], { need: { ...NEED, grams: '160' } });
  const refused = await site.act('watch', { bundleId: second, isWatched: true });
  expect(refused.statusCode).toBe(402);
  expect(refused.json().message).toBe('Your plan watches 1 bundle. Stop watching another one first.');
  await site.act('watch', { bundleId: first, isWatched: false });
  const watched = await site.act('watch', { bundleId: second, isWatched: true });
  expect(watched.json().bundle).toMatchObject({ isWatched: true });
});
