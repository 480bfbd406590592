import { describe, expect, test } from 'vitest';
import type { SandboxSaleOrder } from '#platform/payment/paypal-sandbox/sales/sandbox-sale-records.ts';
import { HOUR_MS } from '#rules/time.ts';
import { said } from '#tests/support/offers/offers.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';
import { doJob } from '#tests/support/site/do-job.ts';

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

  test('an ad whose days end while its buyer pays stops nothing', async () => {
    await site.startSale({ expires_at: new Date(site.started.getTime() + HOUR_MS) });
    await site.agreeOnSale();
    await site.connect();
    site.sandbox.tellBy(() => 'held');
    await site.approve();
    site.wait(2 * HOUR_MS);
    await doJob(site.platform, 'expire-ads');
    const { status } = await site.db
      .selectFrom('ads')
      .select('status')
      .where('id', '=', site.adId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('expired');
    await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
    expect(await site.row()).toMatchObject({ state: 'paid' });
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
