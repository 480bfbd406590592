import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#rules/time.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSaleSite();

test('an ad whose days end while its buyer pays stops nothing', async () => {
  await site.startSale({ expires_at: new Date(site.started.getTime() + HOUR_MS) });
  await site.agreeOnSale();
  await site.connect();
  site.sandbox.tellBy(() => 'held');
  await site.approve();
  site.wait(2 * HOUR_MS);
  await doJob(site.platform, 'expire-ads');
  expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'live' });
  await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  expect(await site.row()).toMatchObject({ state: 'paid' });
  site.wait(25 * HOUR_MS);
  await site.lights();
  await site.must('codeWord', 'asha');
  await site.prove();
  await site.ship();
  await site.must('acceptHair', 'bela');
  await site.moneyWork();
  expect(await site.row()).toMatchObject({ state: 'released' });
  // What is sold cannot be put live again.
  expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'sold', sold_price: 420_00 });
});

/** As versions left it that ended what was agreed on by its date, too. */
async function expireAsBefore() {
  const { reserved_until } = await site.readAdRow(site.adId);
  const keepUntil = (until: Date | null) =>
    site.db.updateTable('ads').set({ reserved_until: until }).where('id', '=', site.adId).execute();
  await keepUntil(site.started);
  await doJob(site.platform, 'expire-ads');
  await keepUntil(reserved_until);
}

/** Paid when the days of its ad were over, before or after the clock had seen it, and its code word was shown. */
async function paidAfterItsDays(isNoticed: boolean) {
  await site.startSale({ expires_at: new Date(site.started.getTime() + HOUR_MS) });
  await site.agreeOnSale();
  await site.connect();
  site.sandbox.tellBy(() => 'held');
  await site.approve();
  if (!isNoticed) await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  site.wait(2 * HOUR_MS);
  if (isNoticed) await expireAsBefore();
  else await doJob(site.platform, 'expire-ads');
  expect(await site.readAdRow(site.adId)).toMatchObject({ status: isNoticed ? 'expired' : 'live' });
  if (isNoticed) await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  site.wait(25 * HOUR_MS);
  await site.lights();
  await site.must('codeWord', 'asha');
}

async function letterOfMoneyBack(): Promise<string | undefined> {
  await site.runJobs();
  return (await site.mails()).find(({ subject }) => subject.startsWith('The money goes back to'))?.text;
}

test.each([true, false])(
  'an ad whose days ended while its sale ran is looked at by its seller once the money goes back (%s)',
  async (isNoticed) => {
    await paidAfterItsDays(isNoticed);
    await site.prove({ grams: 158 });
    const proved = site.clock.now.toISOString().slice(0, 10);
    // No plan has a place for it any more: what goes back goes back.
    await site.db
      .updateTable('subscriptions')
      .set({ switched_off_at: site.clock.now })
      .where('account_id', '=', site.people.asha.id)
      .execute();
    site.wait(30 * HOUR_MS);
    await site.must('cancel', 'asha', { reason: 'I keep my hair.' });
    expect(await site.readAdRow(site.adId)).toMatchObject({
      status: 'paused',
      cut_state: 'cut',
      cut_date: proved,
      grams: 158,
      grams_estimated: false,
      to_be_cut_by: null,
      reserved_until: null,
    });
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded' });
    expect(await letterOfMoneyBack()).toContain('Your ad is paused. Look at it, then put it live.');
  },
);

test('an ad whose days ended is set aside also where nobody knows whether its hair is cut', async () => {
  await paidAfterItsDays(true);
  await site.must('cancel', 'asha', { reason: 'I keep my hair.' });
  expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'paused', cut_state: 'uncut' });
  expect(await letterOfMoneyBack()).toContain('Your ad is paused. Look at it, then put it live.');
});

test('an answer that was lost is asked about after 25 seconds, not only in the next round', async () => {
  await site.agreeOnSale();
  await site.connect();
  await site.approve('error');
  const due = async () => {
    const { rows } = await sql<{ at: Date }>`select start_after as at from jobs.job
      where name = 'resume-sale-payment' and state = 'created' and data ->> 'paymentId' in
        (select id::text from sale_payments where sale_id = ${site.saleId})`.execute(site.db);
    return rows.map(({ at }) => at);
  };
  await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  expect(await site.row()).toMatchObject({ state: 'paying' });
  expect(await due()).toEqual([new Date(site.clock.now.getTime() + 25_000)]);
  site.wait(25_000);
  await sql`update jobs.job set start_after = now() where name = 'resume-sale-payment'`.execute(site.db);
  await site.runJobs();
  expect(await site.row()).toMatchObject({ state: 'paid' });
  expect(await due()).toEqual([]);
  expect(await site.providersBooks()).toEqual({ payer: -445_10, held: 445_10 });
});
