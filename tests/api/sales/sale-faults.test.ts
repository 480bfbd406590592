import { describe, expect, test } from 'vitest';
import { RETENTION } from '#rules/retention/retention.ts';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSaleSite();

const paymentId = async () =>
  (await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow()).id;
const runJob = async (name: string) => {
  await doJob(site.platform, name);
  await site.runJobs();
};
const comparison = () =>
  site.db.selectFrom('sale_comparisons').selectAll().where('sale_id', '=', site.saleId).executeTakeFirst();

/** Posted, and nobody tells us anything from now on. */
async function shipped() {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  await site.ship();
  await site.runJobs();
  site.sandbox.tellBy(() => 'held');
}

describe('the clock of the site', () => {
  test('jumps ahead after the provider’s last answer: no deadline moves money until both agree again', async () => {
    await site.green();
    site.sandbox.sales.standAt(site.clock.now);
    site.wait(6 * DAY_MS);
    await site.clockWork();
    expect(await site.row()).toMatchObject({ state: 'paid' });
    expect(await site.providersBooks()).toMatchObject({ held: 445_10 });
    site.sandbox.sales.standAt(null);
    await site.clockWork();
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'not-posted' });
  });

  test('cannot be compared while the provider is away: what is due waits, and is done afterwards', async () => {
    await site.green();
    site.wait(6 * DAY_MS);
    site.sandbox.breakCalls(() => 'lost-answer');
    await site.clockWork();
    expect(await site.row()).toMatchObject({ state: 'paid' });
    site.sandbox.breakCalls(() => undefined);
    await site.clockWork();
    expect(await site.row()).toMatchObject({ state: 'refunded' });
  });
});

describe('the bank takes the money back', () => {
  test.each(['told', 'not told'])('while it is on its way back, and we are %s: that ends it', async (how) => {
    await site.green();
    site.sandbox.sales.act(await paymentId(), 'slow-refunds');
    await site.must('cancel', 'asha', { reason: 'I cannot.' });
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunding' });
    if (how === 'not told') site.sandbox.tellBy(() => 'held');
    site.sandbox.sales.act(await paymentId(), 'take-back');
    site.wait(HOUR_MS);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'reversed', end_reason: 'taken-back' });
    expect(await site.books()).toEqual({ payer: 0, held: 0 });
    expect(await site.books()).toMatchObject(await site.providersBooks());
    site.wait(DAY_MS);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'reversed' });
    // Nobody goes on asking for what cannot come any more.
    const refunds = await site.db.selectFrom('sale_refunds').select('state').execute();
    expect(refunds).toEqual([{ state: 'stopped' }]);
  });

  test('what it takes after a buyer was let go stands in the books, too', async () => {
    await site.green();
    await site.must('askCancel', 'bela');
    await site.must('answerCancel', 'asha', { yes: true });
    await site.moneyWork();
    site.sandbox.sales.act(await paymentId(), 'take-back');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded' });
    expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -13_21, provider: 13_21 });
    expect(await site.providersBooks()).toEqual(await site.books());
  });

  test('of a parcel on its way, and nobody tells us: the comparison finds it within two minutes', async () => {
    await shipped();
    site.sandbox.sales.act(await paymentId(), 'take-back');
    site.wait(2 * 60_000);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'reversed' });
  });
});

describe('the comparison with the provider', () => {
  test('asks every two minutes while a sale is open, daily once it is over, and not after 180 days', async () => {
    await shipped();
    await site.moneyWork();
    expect((await comparison())?.next_at).toEqual(new Date(site.clock.now.getTime() + 2 * 60_000));
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    site.wait(2 * 60_000);
    await site.moneyWork();
    expect(await comparison()).toMatchObject({
      next_at: new Date(site.clock.now.getTime() + DAY_MS),
      compared_at: site.clock.now,
      difference: null,
    });
    site.wait(180 * DAY_MS);
    await site.moneyWork();
    expect((await comparison())?.next_at).toBeNull();
  });

  test('finds a refund that we know nothing of, says so until it is put right, and asks about all in the night', async () => {
    await shipped();
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    site.wait(2 * 60_000);
    await site.moneyWork();
    site.sandbox.sales.misreport(await paymentId(), { total: 445_09 });
    site.wait(HOUR_MS);
    await site.moneyWork();
    expect(await comparison(), 'not due before the night').toMatchObject({ difference: null });
    await runJob('reconcile-all-sales');
    expect(await comparison()).toMatchObject({ difference: 'taken', differs_since: site.clock.now });
    site.sandbox.sales.misreport(await paymentId(), {});
    await runJob('reconcile-all-sales');
    expect(await comparison()).toMatchObject({ difference: null, differs_since: null });
  });
});

test('a payment in another currency than agreed goes back by itself, whole', async () => {
  await site.agreeOnSale();
  await site.connect();
  const order = await site.approve();
  site.sandbox.sales.misreport(order, { currency: 'USD' });
  await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  expect(await site.row()).toMatchObject({ state: 'frozen', frozen_why: 'difference' });
  site.wait(26 * DAY_MS);
  await site.clockWork();
  expect(await site.row()).toMatchObject({ state: 'refunded' });
  expect(await site.books()).toMatchObject({ payer: 0, held: 0 });
  expect(await site.providersBooks()).toEqual(await site.books());
  const { currency } = await site.db.selectFrom('sale_ledger').select('currency').executeTakeFirstOrThrow();
  expect(currency).toBe('USD');
});

// The last of the file: afterwards there is no Asha.
describe('what is kept', () => {
  test('photos of somebody who leaves stay as evidence without a name, and go with the rest of it', async () => {
    await shipped();
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    const photos = () =>
      site.db
        .selectFrom('sale_photos')
        .innerJoin('photos', 'photos.id', 'photo_id')
        .select('file_key')
        .execute();
    const kept = await photos();
    expect(kept).toHaveLength(2);
    const files = () =>
      Promise.all(kept.map(({ file_key }) => site.platform.photoFiles.get(`${file_key}/master.webp`)));
    await site.db
      .updateTable('accounts')
      .set({ deleted_at: site.clock.now, purge_after: site.clock.now })
      .where('id', '=', site.people.asha.id)
      .execute();
    await runJob('purge-accounts');
    const asha = await site.db
      .selectFrom('accounts')
      .select(['username', 'purged_at'])
      .where('id', '=', site.people.asha.id)
      .executeTakeFirstOrThrow();
    expect(asha.username).toMatch(/^deleted-/);
    expect(await photos()).toEqual(kept);
    expect((await files()).every(Boolean)).toBe(true);
    site.wait((RETENTION.saleProof + 2) * DAY_MS);
    await runJob('forget-old-data');
    expect(await photos()).toEqual([]);
    await runJob('sweep-photos');
    expect((await files()).some(Boolean)).toBe(false);
  });
});
