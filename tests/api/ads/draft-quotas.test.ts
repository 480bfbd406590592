import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { QUOTAS } from '#rules/limits.ts';
import { openTill } from '#tests/support/payments/pay.ts';
import { insertUpload } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { upload } from '#tests/support/photos/send-photo.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSite({ plans: { asha: 2, bela: 5 } });

const times = <Result>(count: number, act: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));
/** All of them have looked how many there are before the first can add one: whoever looks without a lock is seen. */
async function atOnce<Result>(table: string, count: number, act: (at: number) => Promise<Result>) {
  const holder = await site.database.pool.connect();
  try {
    await holder.query(`begin; lock table ${table} in share mode`);
    const asked = times(count, act);
    const waiting = async () =>
      (
        await site.database.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rowCount;
    await expect.poll(waiting, { timeout: 10_000, interval: 10 }).toBeGreaterThanOrEqual(Math.min(count, 7));
    await holder.query('rollback');
    return await asked;
  } finally {
    holder.release();
  }
}
const statuses = (answers: { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};
const insertUploads = async (count: number, who: 'asha' | 'dara' = 'asha') =>
  (await times(count, () => insertUpload(site.db, site.people[who].id))).map((id) => ({ id }));

describe('drafts', () => {
  const draft = (more: object = {}) => site.post('/api/ad/postAdDetails', { submit: false, ...more }, 'asha');
  const kept = async () =>
    site.db.selectFrom('ads').select(['id', 'version']).where('status', '=', 'draft').execute();
  beforeEach(async () => {
    for (const { id, version } of await kept())
      await site.post('/api/seller/updateAsDelete', { adId: id, version }, 'asha');
  });

  test('forty that are begun at once become twenty, and a sentence', async () => {
    const answers = await times(40, () => draft());
    expect(statuses(answers)).toEqual({ 200: QUOTAS.drafts, 409: 40 - QUOTAS.drafts });
    expect(await kept()).toHaveLength(QUOTAS.drafts);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(
      'You have 20 drafts. Publish or delete one of them, then start another.',
    );
    const [first] = await kept();
    await site.post('/api/seller/updateAsDelete', { adId: first?.id, version: first?.version }, 'asha');
    expect((await draft()).statusCode).toBe(200);
  });

  test('their photos are counted together, whether they come with the draft or later', async () => {
    const full = await times(11, async () => draft({ photos: await insertUploads(8) }));
    expect(statuses(full)).toEqual({ 200: 10, 409: 1 });
    const refused = full.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(
      'Your drafts hold 80 photos already. Publish a draft or take some photos off first.',
    );
    const { ad } = (await draft()).json();
    const edit = { adId: ad.id, version: ad.version, photos: await insertUploads(1) };
    expect((await site.post('/api/seller/updateMyAdDetails', edit, 'asha')).statusCode).toBe(409);
    const other = full.find(({ statusCode }) => statusCode === 200)?.json().ad;
    const fewer = { adId: other.id, version: other.version, photos: [] };
    expect((await site.post('/api/seller/updateMyAdDetails', fewer, 'asha')).statusCode).toBe(200);
    expect((await site.post('/api/seller/updateMyAdDetails', edit, 'asha')).statusCode).toBe(200);
  });
});

test('photos on no ad: of two that arrive at once with room for one, one is kept', async () => {
  const { db, people } = site;
  await insertUploads(QUOTAS.unusedPhotos - 1, 'dara');
  const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#4A2F22' } })
    .jpeg()
    .toBuffer();
  const answers = await atOnce('photos', 2, () => upload(site, 'dara', photo));
  expect(statuses(answers)).toEqual({ 200: 1, 429: 1 });
  const rows = await db
    .selectFrom('photos')
    .select('file_key')
    .where('owner_id', '=', people.dara.id)
    .execute();
  expect(rows).toHaveLength(QUOTAS.unusedPhotos);
});

describe('orders that wait for their payment', () => {
  const order = () => site.post('/api/payment/createOrder', { plan: 2, currency: 'GBP' }, 'asha');

  test('twenty-five at once become five; with one cancelled there is room again', async () => {
    const answers = await atOnce('orders', 25, order);
    expect(statuses(answers)).toEqual({ 200: QUOTAS.openOrders, 409: 25 - QUOTAS.openOrders });
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(
      'You have 5 orders that wait for payment. Pay one or cancel one, then order again.',
    );
    const orderId = answers.find(({ statusCode }) => statusCode === 200)?.json().orderId;
    expect((await site.post('/api/payment/cancelOrder', { orderId }, 'asha')).statusCode).toBe(200);
    expect((await order()).statusCode).toBe(200);
    await site.db.updateTable('orders').set({ state: 'cancelled' }).execute();
  });

  test('three hundred that nobody can look up do not keep one that was approved from being taken', async () => {
    const till = openTill(site);
    const long = new Date(site.clock.now.getTime() - 20 * 60 * 1000);
    const stuck = Array.from({ length: 300 }, (_, at) => ({
      account_id: site.people.bela.id,
      plan: 6,
      currency: 'GBP' as const,
      amount: 700,
      provider: 'sandbox',
      provider_order_id: `LOST-${at}`,
      created_at: long,
      updated_at: long,
    }));
    await site.db.insertInto('orders').values(stuck).execute();
    const orderId = await till.order('asha', 2, 'GBP');
    await till.press(orderId, 'approve');
    site.clock.now = new Date(site.clock.now.getTime() + 2 * 60 * 1000);
    const read = site.platform.payment.readOrder.bind(site.platform.payment);
    site.platform.payment.readOrder = async (id) => {
      if (id.startsWith('LOST-')) throw new Error('the provider does not answer');
      return read(id);
    };
    await doJob(site.platform, 'reconcile-orders');
    site.platform.payment.readOrder = read;
    const { state } = await site.db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('captured');
  });
});

describe('saved searches', () => {
  const save = (at: number, alert: string) =>
    site.post(
      '/api/search/save',
      { name: `Search ${at}`, search: `colour=black&minLength=${at + 5}in`, alert },
      'bela',
    );

  test('six with e-mails at once on a plan of three become three', async () => {
    const answers = await atOnce('saved_searches', 6, (at) => save(at, 'daily'));
    expect(statuses(answers)).toEqual({ 200: 3, 402: 3 });
  });

  test('and without e-mails no more than a hundred, however they come', async () => {
    const answers: { statusCode: number }[] = [];
    for (let round = 0; round < 6; round += 1)
      answers.push(...(await times(20, (at) => save(round * 20 + at, 'none'))));
    expect(statuses(answers)).toEqual({ 200: QUOTAS.savedSearches - 3, 409: 23 });
  });
});
