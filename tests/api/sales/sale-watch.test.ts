import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);

/** The hourly job, and the subjects of the e-mails it made. */
async function mailsOf(job: string): Promise<string[]> {
  await site.runJobs();
  const before = new Set((await site.mails()).map(({ id }) => id));
  await doJob(site.platform, job);
  await site.runJobs();
  const fresh = (await site.mails()).filter(({ id }) => !before.has(id));
  return fresh.map(({ to_address, subject }) => `${to_address.split('@')[0]}: ${subject}`);
}
const reminders = () => mailsOf('write-sale-reminders');
const shipBy = async () => (await site.row()).ship_by?.getTime() ?? 0;
const waitUntil = (time: number) => site.wait(time - site.clock.now.getTime());

describe('reminders', () => {
  test('to pay: half a day before the end, once', async () => {
    await site.agreeOnSale();
    await site.connect();
    site.wait(11 * HOUR_MS);
    expect(await reminders()).toEqual([]);
    site.wait(HOUR_MS);
    expect(await reminders()).toEqual([expect.stringMatching(/^bela: .*pay/i)]);
    expect(await reminders()).toEqual([]);
  });

  test('to post, to say that it is there, and to look: a day before each, once', async () => {
    await site.green();
    expect(await reminders()).toEqual([]);
    waitUntil((await shipBy()) - DAY_MS);
    expect(await reminders()).toEqual([expect.stringMatching(/^asha: .*post/i)]);
    await site.lights();
    await site.must('codeWord', 'asha');
    await site.prove();
    await site.ship();
    expect(await reminders()).toEqual([]);
    waitUntil(((await site.row()).arrive_by?.getTime() ?? 0) - DAY_MS);
    expect(await reminders()).toEqual([expect.stringMatching(/^bela: .*there/i)]);
    await site.must('arrived', 'bela');
    site.wait(2 * DAY_MS);
    expect(await reminders()).toEqual([expect.stringMatching(/^bela: .*(last|tomorrow)/i)]);
    expect(await reminders()).toEqual([]);
  });

  test('who wants none gets none', async () => {
    await site.db
      .insertInto('notification_choices')
      .values({ account_id: site.people.asha.id, kind: 'sale', by_mail: false, by_push: true })
      .execute();
    await site.green();
    waitUntil((await shipBy()) - HOUR_MS);
    expect(await reminders()).toEqual([]);
    const [line] = (await site.get('/api/notification/news', 'asha')).json().items;
    expect(line).toMatchObject({ link: `/sales/${site.saleId}`, isRead: false });
    expect(line.sentence).toMatch(/hair.*: Post by tomorrow$/);
    await site.db.deleteFrom('notification_choices').execute();
  });
});

describe('the wall', () => {
  test('five days before it every admin is told, once; three days before it is an alarm', async () => {
    await site.green();
    await site.must('codeWord', 'asha');
    await site.prove();
    await site.ship();
    waitUntil(((await site.row()).wall_at?.getTime() ?? 0) - 5 * DAY_MS - 1);
    expect(await mailsOf('watch-the-wall')).toEqual([]);
    site.wait(1);
    expect(await mailsOf('watch-the-wall')).toEqual([expect.stringMatching(/^dara: .*wall/)]);
    expect(await mailsOf('watch-the-wall')).toEqual([]);
  });

  test('money that has not moved for six hours: every admin is told; what PayPal paid by itself is marked', async () => {
    await site.green();
    const { id } = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
    await site.must('codeWord', 'asha');
    await site.prove();
    await site.ship();
    site.sandbox.sales.act(id, 'stick-payout', { reason: 'TRANSACTION_ON_HOLD' });
    await site.must('acceptHair', 'bela');
    await site.moneyWork();
    site.wait(6 * HOUR_MS);
    expect(await mailsOf('watch-the-wall')).toEqual([expect.stringMatching(/^dara: .*stuck/)]);
    waitUntil(((await site.row()).wall_at?.getTime() ?? 0) + HOUR_MS);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'released' });
    const release = await site.db.selectFrom('sale_releases').selectAll().executeTakeFirstOrThrow();
    expect(release).toMatchObject({ state: 'done', by_wall: true });
    expect(await site.providersBooks()).toEqual(await site.books());
  });

  test('a part that does not go back is told of, also once they quarrel', async () => {
    await site.green();
    const { id } = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
    await site.must('codeWord', 'asha');
    await site.prove();
    site.sandbox.sales.act(id, 'slow-refunds');
    await site.must('offerPart', 'asha', { amount: 10_00 });
    await site.must('takePart', 'bela');
    await site.ship();
    await site.must('arrived', 'bela');
    await site.must('dispute', 'bela', await quarrel.claim());
    await site.moneyWork();
    site.wait(6 * HOUR_MS);
    expect(await mailsOf('watch-the-wall')).toEqual([expect.stringMatching(/^dara: .*stuck/)]);
    site.sandbox.sales.act(id, 'quick-refunds');
  });

  test('the figures say what is open, what is held, and what differs', async () => {
    await site.paid();
    const { body } = await site.get('/metrics');
    expect(body).toContain('sales_open{state="paid"} 1');
    expect(body).toContain('sale_money_held{currency="GBP"} 44510');
    expect(body).toContain('sale_ledger_differences 0');
    expect(body).toContain('sale_money_stuck 0');
    expect(body).toMatch(/sale_nearest_wall_seconds \d+/);
    expect(body).toMatch(/provider_calls_total\{call="POST-orders-capture",answer="201"\} \d+/);
  });
});

describe('who calls off too often', () => {
  test('a seller: the second time staff are told, after the third nobody agrees with them for 90 days', async () => {
    const cases = async () =>
      (await site.db.selectFrom('reports').select('text').where('text', 'like', 'Called off%').execute())
        .length;
    const before = await cases();
    for (const time of [1, 2, 3]) {
      await site.agreeOnSale();
      if (time === 1) await site.connect();
      await site.approve();
      await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
      await site.must('cancel', 'asha', { reason: 'I cannot.' });
      await site.moneyWork();
      expect(await site.row()).toMatchObject({ state: 'refunded' });
      expect((await cases()) - before).toBe(time === 1 ? 0 : 1);
    }
    /** On another ad: nobody offers more than three times on one. */
    const accept = async (days: number) => {
      site.wait(days * DAY_MS);
      const wanted = {
        country: 'GB',
        town: 'Leeds',
        open_to_offers: true,
        price: 420_00,
        currency: 'GBP',
      } as const;
      const adId = await insertAd(site.db, site.people.asha.id, site.clock.now, wanted);
      const { id } = (await site.act('make', { adId, amount: 420_00 }, 'bela')).json().offer;
      return site.act('accept', { offerId: id, amount: 420_00 }, 'asha');
    };
    expect(said(await accept(0))).toMatch(/^409 You have cancelled three paid sales\./);
    expect((await accept(91)).statusCode).toBe(200);
  });

  test('a buyer who let three agreements lapse makes no offers for 30 days', async () => {
    for (let time = 0; time < 3; time += 1) {
      await site.agreeOnSale();
      if (time === 0) await site.connect();
      site.wait(25 * HOUR_MS);
      await site.job();
      expect(await site.row()).toMatchObject({ state: 'lapsed', end_reason: 'not-paid' });
    }
    const BARRED = /^409 You agreed three times and did not pay\. You can make offers again from /;
    expect(said(await site.make(420_00))).toMatch(BARRED);
    // A message that brings a figure is an offer, too; a question is none.
    expect(said(await site.ask({ offer: 420_00 }))).toMatch(BARRED);
    const { conversationId } = (await site.ask()).json();
    const send = (more: object) => site.send(conversationId, 'Would you take this for it?', 'bela', more);
    expect(said(await send({ offer: 420_00 }))).toMatch(BARRED);
    expect((await send({})).statusCode).toBe(200);
    site.wait(30 * DAY_MS);
    expect((await site.make(420_00)).statusCode).toBe(200);
  });
});
