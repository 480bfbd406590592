import { afterEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);
afterEach(() => site.sandbox.tellBy(() => 'once'));

type Deed = Parameters<typeof site.sandbox.sales.act>[1];
/** Something happens at the provider, and what it tells arrives. */
async function act(deed: Deed, wish?: Parameters<typeof site.sandbox.sales.act>[2]) {
  const { id } = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
  site.sandbox.sales.act(id, deed, wish);
  await site.moneyWork();
}

test('a case freezes the sale; the seller wins, and it goes on where it was', async () => {
  await site.green();
  const before = await site.show();
  await act('open-case');
  expect(await site.show()).toMatchObject({
    state: 'frozen',
    frozenBy: 'provider',
    light: { colour: 'red' },
  });
  const letters = await quarrel.letters();
  expect(letters.some((each) => each.startsWith('asha: Your evidence file'))).toBe(true);
  expect(letters.some((each) => each.startsWith('bela: A case at PayPal is noted'))).toBe(true);
  expect(said(await quarrel.staff('unfreezeSale'))).toBe(
    '409 There is a case at PayPal. The sale goes on when PayPal closes it.',
  );
  expect((await quarrel.decide({ outcome: 'release' })).json().fields).toHaveProperty('outcome');
  const shown = (await site.get(`/api/super-admin-user/sale?saleId=${site.saleId}`, 'dara')).json().sale;
  expect(shown.cases).toMatchObject([{ outcome: null, closedAt: null }]);

  site.wait(6 * HOUR_MS);
  await act('win-case');
  await site.lights();
  const after = await site.show();
  expect(after).toMatchObject({ state: 'paid', frozenBy: null, light: { colour: 'green' } });
  expect(Date.parse(after.deadlines.shipBy ?? '')).toBeGreaterThan(Date.parse(before.deadlines.shipBy ?? ''));
});

test('the payer wins: PayPal took it back, and what the case cost is in the books', async () => {
  await site.green();
  await act('open-case');
  await act('lose-case', { charge: 14_00 });
  expect(await site.show()).toMatchObject({ state: 'reversed', endReason: 'taken-back' });
  expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -14_00, provider: 14_00 });
  expect(await site.providersBooks()).toEqual(await site.books());
});

test('a case while it is being paid out stops the payout; the seller wins, and it is paid', async () => {
  await quarrel.delivered();
  site.sandbox.tellBy(() => 'held');
  await act('open-case');
  await site.must('acceptHair', 'bela');
  await site.moneyWork();
  expect(await site.row()).toMatchObject({ state: 'frozen', frozen_why: 'provider' });
  site.sandbox.tellBy(() => 'once');
  await act('win-case');
  await site.clockWork();
  expect(await site.row()).toMatchObject({ state: 'released' });
  expect(await site.providersBooks()).toEqual(await site.books());
});

test('nobody tells us that a case was closed: we ask', async () => {
  await quarrel.delivered();
  await act('open-case');
  expect(await site.row()).toMatchObject({ state: 'frozen' });
  site.sandbox.tellBy(() => 'held');
  await act('win-case');
  expect(await site.row()).toMatchObject({ state: 'frozen' });
  await doJob(site.platform, 'watch-sale-cases');
  expect(await site.row()).toMatchObject({ state: 'delivered' });
});

test('it runs by the clock of PayPal, not by ours', async () => {
  await quarrel.delivered();
  await act('open-case');
  site.wait(27 * DAY_MS);
  await site.clockWork();
  expect(await site.row()).toMatchObject({ state: 'frozen' });
});

test('PayPal paid it out by itself after 28 days, and never told how the case ended: it is done', async () => {
  await quarrel.delivered();
  await act('open-case');
  site.sandbox.tellBy(() => 'held');
  site.wait(29 * DAY_MS);
  await doJob(site.platform, 'watch-the-wall');
  await site.clockWork();
  expect(await site.row(), 'the case is open still').toMatchObject({ state: 'frozen' });
  await act('win-case');
  site.sandbox.breakCalls((path) => (path.includes('/disputes') ? 'refused' : undefined));
  await doJob(site.platform, 'watch-sale-cases');
  await doJob(site.platform, 'watch-the-wall');
  await site.clockWork();
  expect(await site.row()).toMatchObject({ state: 'released' });
  expect(await site.db.selectFrom('sale_releases').select('by_wall').execute()).toEqual([{ by_wall: true }]);
  expect(await site.providersBooks()).toEqual(await site.books());
});

test('a case that outlasts the wall over hair that was never posted: nobody asks PayPal to pay, staff are called once', async () => {
  await site.green();
  await act('open-case');
  site.sandbox.tellBy(() => 'held');
  site.wait(29 * DAY_MS);
  let payouts = 0;
  site.sandbox.breakCalls((path) => {
    if (path.includes('/referenced-payouts')) payouts += 1;
    return path.includes('/disputes') ? 'refused' : undefined;
  });
  for (const _ of [1, 2]) await doJob(site.platform, 'watch-the-wall');
  expect(payouts).toBe(0);
  expect(await site.row()).toMatchObject({ state: 'frozen' });
  const called = site.db.selectFrom('sale_notices').select('what').where('what', 'like', 'own-payout%');
  expect(await called.execute()).toEqual([{ what: 'own-payout:unposted' }]);
  const ad = site.db.selectFrom('ads').select('reserved_until').where('id', '=', site.adId);
  const { reserved_until: keptUntil } = await ad.executeTakeFirstOrThrow();
  expect(Number(keptUntil), 'nobody else’s until the case has ended').toBeGreaterThan(
    Number(site.platform.now()),
  );
});

test('after it was paid out: noted, an evidence file, no buying meanwhile; lost, the seller bears it', async () => {
  await quarrel.delivered();
  await site.must('acceptHair', 'bela');
  await site.moneyWork();
  await act('open-case', { reason: 'UNAUTHORISED' });
  expect(await site.row()).toMatchObject({ state: 'released' });
  const { file } = (await site.get(`/api/sale/evidenceFile?saleId=${site.saleId}`, 'asha')).json();
  expect(file).toMatchObject({
    sale: { parcel: { number: 'AB473124829GB' }, proof: { grams: 164 }, address: null },
    payment: { takenAt: expect.any(String) },
  });
  await act('lose-case', { charge: 0 });
  expect(await site.row()).toMatchObject({ state: 'reversed' });
  expect(await site.providersBooks()).toEqual(await site.books());
});

test('who has a case open buys nothing else', async () => {
  await site.agreeOnSale();
  await site.connect();
  await site.db
    .insertInto('provider_cases')
    .values({
      provider_case_id: 'PP-D-1',
      sale_id: site.saleId,
      reason: 'UNAUTHORISED',
      stage: 'INQUIRY',
      opened_at: site.clock.now,
    })
    .execute();
  expect(said(await site.step('pay', 'bela'))).toMatch(/^409 You have a case open at PayPal\./);
});

test('told twice and out of order, it comes to the same', async () => {
  await quarrel.delivered();
  site.sandbox.tellBy(() => 'held');
  await act('open-case');
  await act('escalate-case');
  await act('lose-case', { charge: 20_00 });
  await site.sandbox.sendHeld((kept) => kept.toReversed().flatMap((each) => [each, each]));
  await site.moneyWork();
  expect(await site.row()).toMatchObject({ state: 'reversed' });
  expect(await site.providersBooks()).toEqual(await site.books());
  const cases = await site.db.selectFrom('provider_cases').selectAll().execute();
  expect(cases).toMatchObject([{ outcome: 'payer', closed_at: expect.any(Date) }]);
});
