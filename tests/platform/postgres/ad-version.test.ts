import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type AdChange, adIn, insertSeller, loadAds, takeStep } from '../../support/ads/ad-rows.ts';
import { useDatabase } from '../../support/site/test-database.ts';

const WRONG_VERSION = 'FH002';
const AT_ONCE = 8;

let seller: string;
const database = useDatabase();
beforeAll(async () => {
  seller = await insertSeller(database.db);
});

async function loadLiveAd(): Promise<string> {
  const [id = ''] = await loadAds(database.db, [adIn('live', seller)]);
  return id;
}

const findAd = (id: string) =>
  database.db.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const change = (id: string, values: AdChange) => takeStep(database.db, id, values);

test.each<[string, AdChange]>([
  ['stays', { title: 'Another title for this hair' }],
  ['stays while the status changes', { status: 'paused' }],
  ['jumps', { title: 'Another title for this hair', version: 3 }],
  ['falls', { price: 1000, version: 0 }],
  ['jumps with nothing changed', { version: 3 }],
])('a version that %s is refused', async (_, values) => {
  const id = await loadLiveAd();
  await expect(change(id, values)).rejects.toMatchObject({ code: WRONG_VERSION });
  expect(await findAd(id)).toMatchObject({ version: 1, status: 'live' });
});

test('the version grows by one with a change, or alone when only photos changed', async () => {
  const id = await loadLiveAd();
  await change(id, { title: 'Another title for this hair', version: 2 });
  await change(id, { version: 3 });
  expect(await findAd(id)).toMatchObject({ version: 3, title: 'Another title for this hair' });
});

test('the version stays when only marks change that nobody edits', async () => {
  const id = await loadLiveAd();
  const marks = {
    featured_until: new Date(),
    measured: true,
    risk: 3,
    risk_signals: ['photo'],
    price_usd_cents: 1,
  };
  await change(id, marks);
  expect(await findAd(id)).toMatchObject({ ...marks, version: 1 });
});

test('of eight who sell the same ad at once one does, and nobody gets an error', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await loadLiveAd();
    const sell = () =>
      database.db.transaction().execute(async (tx) => {
        await sql`select set_config('fairhank.event', 'mark-sold', true)`.execute(tx);
        return tx
          .updateTable('ads')
          .set({ status: 'sold', version: 2, sold_at: new Date() })
          .where('id', '=', id)
          .where('status', '=', 'live')
          .where('version', '=', 1)
          .executeTakeFirst();
      });
    const results = await Promise.all(Array.from({ length: AT_ONCE }, sell));
    expect(results.filter(({ numUpdatedRows }) => numUpdatedRows === 1n)).toHaveLength(1);
  }
});

test('of eight who sell it without looking, the guard lets one', async () => {
  const id = await loadLiveAd();
  const sell = (_: unknown, price: number) =>
    takeStep(
      database.db,
      id,
      { status: 'sold', version: 2, sold_at: new Date(), sold_price: price },
      { event: 'mark-sold' },
    );
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, sell));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(AT_ONCE - 1).fill(WRONG_VERSION));
  expect(
    await database.db.selectFrom('ad_transitions').select('to_status').where('ad_id', '=', id).execute(),
  ).toHaveLength(2);
});
