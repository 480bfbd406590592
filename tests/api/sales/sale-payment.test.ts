import { describe, expect, test } from 'vitest';
import type { SandboxSaleOrder } from '#platform/payment/paypal-sandbox/sales/sandbox-sale-records.ts';
import { HOUR_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { said } from '#tests/support/offers/offers.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const capture = () => site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');

async function begin(button: string) {
  await site.agreeOnSale();
  await site.connect();
  return site.approve(button);
}

describe('paying', () => {
  test('before the seller is connected is refused, and so it is after the end', async () => {
    await site.agreeOnSale();
    expect(said(await site.step('pay', 'bela'))).toBe(
      '409 asha is not connected to PayPal yet. You cannot pay.',
    );
    await site.connect();
    site.wait(24 * HOUR_MS);
    expect(said(await site.step('pay', 'bela'))).toBe('409 This agreement has ended. You were not charged.');
    await site.job();
    expect(await site.show()).toMatchObject({ state: 'lapsed', endReason: 'not-paid' });
  });

  test('whoever never connects lets it lapse after 72 hours', async () => {
    await site.agreeOnSale();
    site.wait(72 * HOUR_MS);
    await site.job();
    expect(await site.show()).toMatchObject({ state: 'lapsed', endReason: 'not-connected' });
    expect((await site.reserved()).reserved_until).toBeNull();
  });

  test('two tabs come to the same place, and both ways back give one payment', async () => {
    await site.agreeOnSale();
    await site.connect();
    const [one, other] = [await site.step('pay', 'bela'), await site.step('pay', 'bela')];
    expect(one.json().approveUrl).toBe(other.json().approveUrl);
    site.sandbox.press(new URL(one.json().approveUrl).searchParams.get('token') ?? '', 'approve');
    await Promise.all([capture(), capture(), capture()]);
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'paid' });
    expect(await site.books()).toEqual({ payer: -445_10, held: 445_10 });
  });

  test('an answer that was lost is asked about, and nothing is taken twice', async () => {
    await begin('error');
    await capture();
    expect(await site.show()).toMatchObject({ state: 'paying', light: { colour: 'red' } });
    site.wait(30_000);
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'paid' });
    expect(await site.providersBooks()).toEqual({ payer: -445_10, held: 445_10 });
  });

  test('declined: it can be tried again, and after the third time it is over', async () => {
    await begin('decline');
    expect((await capture()).json().sale).toMatchObject({ state: 'agreed' });
    await site.approve('decline');
    expect((await capture()).json().sale).toMatchObject({ state: 'agreed' });
    await site.approve('decline');
    expect((await capture()).json().sale).toMatchObject({ state: 'lapsed', endReason: 'declined' });
    expect((await site.reserved()).reserved_until).toBeNull();
  });

  test('declined three times, but not within a day: it can still be tried', async () => {
    await begin('decline');
    await capture();
    await site.approve('decline');
    await capture();
    await site.must('waitLonger', 'asha');
    site.wait(24 * HOUR_MS);
    await site.approve('decline');
    expect((await capture()).json().sale).toMatchObject({ state: 'agreed' });
    await site.approve();
    expect((await capture()).json().sale).toMatchObject({ state: 'paid' });
  });

  test.each([
    ['a seller who never connected', 200],
    ['cards that were declined', 429],
  ])('what ended by %s is counted as the buyer’s own doing only where it was', async (how, status) => {
    const isDeclined = status === 429;
    if (isDeclined) await site.connect();
    for (let time = 0; time < 2; time += 1) {
      await site.agreeOnSale();
      for (let left = isDeclined ? 3 : 0; left > 0; left -= 1) {
        await site.approve('decline');
        await capture();
      }
      site.wait(72 * HOUR_MS);
      await site.job();
      const { endReason } = await site.show();
      expect(endReason, how).toBe(isDeclined ? 'declined' : 'not-connected');
    }
    const open = await insertAd(site.db, site.people.asha.id, site.clock.now, { open_to_offers: true });
    const made = await site.act('make', { adId: open, amount: 400_00 }, 'bela');
    expect(made.statusCode, made.body).toBe(200);
    const next = await site.make(420_00);
    expect(next.statusCode, next.body).toBe(status);
    if (isDeclined) expect(next.json().message).toContain('Two agreed sales were not paid.');
  });

  test('an address elsewhere than agreed: nothing is taken', async () => {
    await begin('another-country');
    expect(said(await capture())).toBe(
      '409 Choose an address in United Kingdom and pay again. Nothing was taken.',
    );
    expect(await site.show()).toMatchObject({ state: 'agreed' });
    await site.approve();
    expect((await capture()).json().sale).toMatchObject({ state: 'paid' });
  });

  test('pending is not money; it clears, and the wall counts from when it was taken', async () => {
    site.sandbox.sales.pendFor(null);
    const order = await begin('pending-clears');
    expect((await capture()).json().sale).toMatchObject({
      state: 'payment_pending',
      light: { colour: 'red' },
    });
    const taken = site.clock.now;
    site.wait(48 * HOUR_MS);
    site.sandbox.sales.act(order, 'clear');
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'paid' });
    expect((await site.row()).wall_at).toEqual(new Date(taken.getTime() + 28 * 24 * HOUR_MS));
  });

  test('money that comes after the end goes straight back, and no light ever shows', async () => {
    site.sandbox.sales.pendFor(null);
    const order = await begin('pending-clears');
    await capture();
    site.wait(72 * HOUR_MS);
    await site.clockWork();
    expect(await site.show()).toMatchObject({ state: 'lapsed' });
    site.sandbox.sales.act(order, 'clear');
    await site.moneyWork();
    await site.moneyWork();
    expect(await site.show('bela')).toMatchObject({ state: 'refunded', endReason: 'too-late' });
    expect(await site.books()).toMatchObject({ payer: 0, held: 0 });
    const steps = (await site.show()).steps.map(({ to }) => to);
    expect(steps).not.toContain('paid');
  });

  test.each<[string, SandboxSaleOrder['misreport']]>([
    ['the sum', { total: 100_00 }],
    ['our fee', { fee: 1 }],
    ['the payee', { merchantId: 'SOMEBODYELSE1' }],
  ])('%s differs: nobody cuts, and the money stays where it is', async (_what, instead) => {
    const order = await begin('approve');
    site.sandbox.sales.misreport(order, instead);
    await capture();
    expect(await site.show()).toMatchObject({ state: 'frozen', light: { colour: 'red' }, allowed: [] });
  });
});

describe('the light', () => {
  test('waits a day where a new buyer pays much, and is red before', async () => {
    const sale = await site.paid();
    expect(Date.parse(sale.deadlines.lightFrom ?? '')).toBe(site.clock.now.getTime() + 24 * HOUR_MS);
    expect(said(await site.step('codeWord', 'asha'))).toMatch(/^409 The light is red\. Do not cut\. /);
  });

  test('turns red a quarter of an hour after the provider’s last word, two hours once begun', async () => {
    await site.green();
    site.wait(15 * 60_000);
    expect(await site.show()).toMatchObject({ light: { colour: 'green' } });
    site.wait(1);
    expect(await site.show()).toMatchObject({
      light: { colour: 'red', why: 'We cannot reach PayPal. Leave the scissors.' },
    });
    await site.must('codeWord', 'asha');
    site.wait(2 * HOUR_MS);
    expect(await site.show()).toMatchObject({ light: { colour: 'green' } });
    site.wait(1);
    expect(await site.show()).toMatchObject({ light: { colour: 'red' } });
  });

  test('without the provider there is no code word', async () => {
    await site.green();
    site.sandbox.breakCalls(() => 'refused');
    const answer = await site.step('codeWord', 'asha');
    expect(said(answer)).toBe('503 We cannot reach PayPal. Do not cut yet.');
    expect(answer.headers['retry-after']).toBe('30');
    expect(await site.show()).toMatchObject({ state: 'paid', words: { code: null } });
  });

  test('PayPal tells that it took the money back: red with its words, before anything was asked', async () => {
    await site.green();
    const payment = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
    site.sandbox.tellBy(() => 'held');
    site.sandbox.sales.act(payment.id, 'take-back');
    expect(await site.show()).toMatchObject({ state: 'paid', light: { colour: 'green' } });
    await site.sandbox.sendHeld();
    expect(await site.show()).toMatchObject({ state: 'paid', light: { colour: 'red' } });
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'reversed' });
  });

  test('PayPal tells of a case: red, and its money being there makes nothing green before the case was read', async () => {
    await site.green();
    const payment = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
    site.sandbox.tellBy(() => 'held');
    site.sandbox.sales.act(payment.id, 'open-case');
    await site.sandbox.sendHeld();
    site.wait(60_000);
    await site.lights();
    expect(await site.show()).toMatchObject({ state: 'paid', light: { colour: 'red' } });
    expect((await site.step('checkLight', 'asha')).json().light).not.toMatchObject({ colour: 'green' });
    expect((await site.step('codeWord', 'asha')).statusCode).not.toBe(200);
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'frozen' });
  });

  test('a payment that the bank took back: red at once, and the money is booked', async () => {
    await site.green();
    await site.must('codeWord', 'asha');
    const payment = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
    site.sandbox.sales.act(payment.id, 'take-back');
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'reversed', light: { colour: 'red' } });
    expect(await site.books()).toEqual({ payer: 0, held: 0 });
    expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'paused' });
  });
});
