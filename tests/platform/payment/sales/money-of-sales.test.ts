import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { openSaleLab } from '#tests/support/payments/sale-lab.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const lab = useOpened(openSaleLab);
const trouble = (issue: string) => ({ name: 'PaymentTrouble', kind: 'refused', issue });
const T = 445_10;
const F = 16_60;
const C = 13_21;
const paid = async (button?: string) => lab.paid(await lab.connect(), button);

describe('what goes back', () => {
  test('all of it: PayPal keeps its charge, from the seller', async () => {
    const sale = await paid();
    const refund = await lab.refund(sale, T, F);
    expect(refund).toMatchObject({ state: 'done', money: { amount: T, currency: 'GBP' } });
    expect(await lab.get().provider.readRefund(refund.id)).toEqual(refund);
    expect(await lab.get().provider.readRefund('NONE')).toBeNull();
    expect(await lab.get().provider.readCapture(sale.captureId)).toMatchObject({ state: 'refunded' });
    expect(lab.readBooks(sale)).toEqual({ seller: -C, paypal: C });
  });

  test('all but the charge, as when a buyer changes their mind: nobody else bears it', async () => {
    const sale = await paid();
    await lab.refund(sale, T - C, F);
    expect(lab.readBooks(sale)).toEqual({ payer: -C, paypal: C });
  });

  test('parts with our part of each, then the rest is released', async () => {
    const sale = await paid();
    await lab.refund(sale, 50_00, 1_50);
    await lab.refund(sale, 20_00, 60);
    expect(await lab.get().provider.readCapture(sale.captureId)).toMatchObject({ state: 'partly-refunded' });
    expect(lab.readBooks(sale)).toEqual({ payer: -(T - 70_00), held: T - 70_00 });
    expect(await lab.release(sale)).toMatchObject({ state: 'done' });
    expect(lab.readBooks(sale)).toEqual({
      payer: -(T - 70_00),
      seller: T - 70_00 - 14_50 - C,
      partner: 14_50,
      paypal: C,
    });
  });

  test('never more than was taken, nor more of our fee than there was', async () => {
    const sale = await paid();
    await expect(lab.refund(sale, T + 1)).rejects.toMatchObject(trouble('REFUND_AMOUNT_EXCEEDED'));
    await expect(lab.refund(sale, 100_00, F + 1)).rejects.toMatchObject(trouble('PLATFORM_FEE_EXCEEDED'));
    await expect(lab.refund(sale, 0)).rejects.toMatchObject(trouble('AMOUNT_CANNOT_BE_ZERO'));
    const inDollars = { money: { amount: 1, currency: 'USD' } };
    await expect(lab.refund(sale, 1, 0, inDollars)).rejects.toMatchObject(
      trouble('REFUND_CAPTURE_CURRENCY_MISMATCH'),
    );
    await lab.refund(sale, T - 1, F);
    await expect(lab.refund(sale, 2)).rejects.toMatchObject(trouble('REFUND_AMOUNT_EXCEEDED'));
    await lab.refund(sale, 1);
    await expect(lab.refund(sale, 1)).rejects.toMatchObject(trouble('CAPTURE_FULLY_REFUNDED'));
  });

  test('of a seller without money: what is held, but nothing that she would have to add', async () => {
    const sale = await paid();
    lab.get().sandbox.sales.act(sale.captureId, 'no-funds');
    await expect(lab.refund(sale, T, F)).rejects.toMatchObject(trouble('REFUND_FAILED_INSUFFICIENT_FUNDS'));
    await lab.refund(sale, T - C, F);
    expect(lab.readBooks(sale)).toEqual({ payer: -C, paypal: C });
  });

  test('after the release: from the seller, and our part from us', async () => {
    const sale = await paid();
    await lab.release(sale);
    lab.get().sandbox.sales.act(sale.captureId, 'no-funds');
    await expect(lab.refund(sale, T, F)).rejects.toMatchObject(trouble('REFUND_FAILED_INSUFFICIENT_FUNDS'));
    lab.get().sandbox.sales.act(sale.captureId, 'funds');
    await lab.refund(sale, T, F);
    expect(lab.readBooks(sale)).toEqual({ seller: -C, paypal: C });
  });

  test('slowly, or not after all', async () => {
    const { sandbox, provider } = lab.get();
    const sale = await paid();
    sandbox.sales.act(sale.captureId, 'slow-refunds');
    const first = await lab.refund(sale, T, F);
    expect(first.state).toBe('pending');
    expect(lab.readBooks(sale)).toEqual({ payer: -T, held: T });
    expect(await lab.release(sale)).toMatchObject({
      state: 'waiting',
      reason: 'ONGOING_ACTIVITY_ON_REFERENCE',
    });
    sandbox.sales.act(sale.captureId, 'fail-refunds');
    expect(await provider.readRefund(first.id)).toMatchObject({ state: 'failed' });
    sandbox.sales.act(sale.captureId, 'slow-refunds');
    const second = await lab.refund(sale, T, F);
    sandbox.sales.act(sale.captureId, 'quick-refunds');
    expect(await provider.readRefund(second.id)).toMatchObject({ state: 'done' });
    expect(lab.readBooks(sale)).toEqual({ seller: -C, paypal: C });
  });

  test('not for a seller who took the consent back', async () => {
    const sale = await paid();
    lab.get().sandbox.sales.deal(sale.merchantId, 'revoke');
    await expect(lab.refund(sale, T, F)).rejects.toMatchObject(trouble('PERMISSION_DENIED'));
    lab.get().sandbox.sales.deal(sale.merchantId, 'revoke-but-refunds');
    expect(await lab.get().provider.readSeller(sale.merchantId)).toMatchObject({ permissions: [] });
    expect(await lab.refund(sale, T, F)).toMatchObject({ state: 'done' });
  });
});

describe('what is paid out', () => {
  test('once, whoever asks again; and never beside a whole refund', async () => {
    const sale = await paid();
    const release = await lab.release(sale, 'first');
    expect(release).toMatchObject({ state: 'done', reason: null });
    expect(await lab.release(sale, 'first')).toEqual(release);
    expect(await lab.get().provider.readRelease(release.itemId)).toEqual(release);
    expect(await lab.get().provider.readRelease('NONE')).toBeNull();
    expect(await lab.release(sale, 'second')).toMatchObject({
      state: 'done',
      reason: 'PAYOUT_ALREADY_COMPLETED_FOR_REFERENCE',
    });
    expect(lab.readBooks(sale)).toEqual({ payer: -T, seller: 415_29, partner: F, paypal: C });
    const back = await paid();
    await lab.refund(back, T, F);
    expect(await lab.release(back)).toMatchObject({
      state: 'failed',
      reason: 'TRANSACTION_ALREADY_REVERSED',
    });
    await expect(lab.release({ captureId: 'NONE' })).rejects.toMatchObject(trouble('REFERENCE_ID_NOT_FOUND'));
  });

  test.each([
    ['PENDING', 'waiting'],
    ['PROCESSING', 'waiting'],
    ['PAYOUT_INITIATED', 'waiting'],
    ['ONGOING_ACTIVITY_ON_REFERENCE', 'waiting'],
    ['INTERNAL_ERROR', 'waiting'],
    ['TRANSACTION_ON_HOLD', 'waiting'],
    ['TRANSACTION_PENDING_FROM_RECEIPIENT', 'waiting'],
    ['TRANSACTION_REVERSAL_PENDING', 'waiting'],
    ['TRANSACTION_UNDER_DISPUTE', 'failed'],
    ['MERCHANT_RESTRICTIONS', 'failed'],
    ['MERCHANT_PARTNER_PERMISSIONS_ISSUE', 'failed'],
    ['TRANSACTION_ALREADY_REVERSED', 'failed'],
    ['TRANSACTION_DENIED', 'failed'],
    ['SOMETHING_NEW', 'failed'],
  ])('%s: %s with its reason, and the same id gets it once nothing is in the way', async (reason, state) => {
    const sale = await paid();
    lab.get().sandbox.sales.act(sale.captureId, 'stick-payout', { reason });
    const stuck = await lab.release(sale);
    expect(stuck).toMatchObject({ state, reason });
    expect(await lab.get().provider.readRelease(stuck.itemId)).toEqual(stuck);
    expect(lab.readBooks(sale)).toEqual({ payer: -T, held: T });
    lab.get().sandbox.sales.act(sale.captureId, 'free-payout');
    expect(await lab.release(sale)).toMatchObject({ itemId: stuck.itemId, state: 'done' });
    expect(lab.readBooks(sale)).not.toHaveProperty('held');
  });

  test('what stands in the way by itself has its word: pending, denied, a seller without rights', async () => {
    lab.get().sandbox.sales.pendFor(null);
    const pending = await paid('pending-denied');
    expect(await lab.release(pending)).toMatchObject({ state: 'waiting' });
    lab.get().sandbox.sales.act(pending.captureId, 'deny');
    expect(await lab.release(pending)).toMatchObject({ state: 'failed', reason: 'TRANSACTION_DENIED' });
    const sale = await paid();
    lab.get().sandbox.sales.deal(sale.merchantId, 'restrict');
    expect(await lab.release(sale)).toMatchObject({ state: 'failed', reason: 'MERCHANT_RESTRICTIONS' });
    lab.get().sandbox.sales.deal(sale.merchantId, 'revoke');
    expect(await lab.release(sale)).toMatchObject({ reason: 'MERCHANT_PARTNER_PERMISSIONS_ISSUE' });
  });

  test('by PayPal itself after 28 days, not a millisecond before, whatever sticks', async () => {
    const sale = await paid();
    const inCase = await paid();
    const { sandbox } = lab.get();
    sandbox.sales.act(sale.captureId, 'stick-payout', { reason: 'MERCHANT_RESTRICTIONS' });
    sandbox.sales.act(inCase.captureId, 'open-case');
    lab.pass(28 * DAY_MS - 1);
    expect(lab.readBooks(sale)).toEqual({ payer: -T, held: T });
    lab.pass(1);
    expect(lab.readBooks(sale)).toEqual({ payer: -T, seller: 415_29, partner: F, paypal: C });
    expect(await lab.release(sale)).toMatchObject({ state: 'done' });
    expect(lab.readBooks(inCase)).toEqual({ payer: -T, held: T });
    sandbox.sales.act(inCase.captureId, 'win-case');
    expect(lab.readBooks(inCase)).toEqual({ payer: -T, seller: 415_29, partner: F, paypal: C });
  });
});

describe('what is taken back, and complaints', () => {
  test('by the bank: from what is held, or from the seller', async () => {
    const [held, gone] = [await paid(), await paid()];
    await lab.refund(held, 45_10);
    await lab.release(gone);
    for (const { captureId } of [held, gone]) {
      lab.get().sandbox.sales.act(captureId, 'take-back');
      expect(await lab.get().provider.readCapture(captureId)).toMatchObject({ state: 'reversed' });
    }
    expect(lab.readBooks(held)).toEqual({});
    expect(lab.readBooks(gone)).toEqual({ seller: 415_29 - T, partner: F, paypal: C });
    await expect(lab.refund(held, 1)).rejects.toMatchObject(trouble('REFUND_NOT_ALLOWED'));
    expect(await lab.release(held)).toMatchObject({ reason: 'TRANSACTION_ALREADY_REVERSED' });
  });

  test('a case is read from its first day to its end, and nothing is paid out in between', async () => {
    const { sandbox, provider } = lab.get();
    const sale = await paid();
    const opened = sandbox.sales.act(sale.captureId, 'open-case', { reason: 'UNAUTHORISED' });
    const caseId = opened.cases[0]?.id ?? '';
    const told = { id: caseId, captureId: sale.captureId, reason: 'UNAUTHORISED' };
    expect(await provider.readCase(caseId)).toEqual({
      ...told,
      stage: 'INQUIRY',
      isOpen: true,
      wonBy: null,
      charge: 0,
    });
    expect(await lab.release(sale)).toMatchObject({ state: 'failed', reason: 'TRANSACTION_UNDER_DISPUTE' });
    await expect(lab.refund(sale, 1)).rejects.toMatchObject(trouble('TRANSACTION_DISPUTED'));
    sandbox.sales.act(sale.captureId, 'escalate-case');
    expect(await provider.readCase(caseId)).toMatchObject({ stage: 'CHARGEBACK', isOpen: true });
    sandbox.sales.act(sale.captureId, 'win-case');
    expect(await provider.readCase(caseId)).toMatchObject({ isOpen: false, wonBy: 'seller' });
    expect(await lab.release(sale)).toMatchObject({ state: 'done' });
    expect(await provider.readCase('PP-D-NONE')).toBeNull();
  });

  test('a case that is lost takes the money back; its charge is the seller’s', async () => {
    const { sandbox, provider } = lab.get();
    const sale = await paid();
    await lab.release(sale);
    const { cases } = sandbox.sales.act(sale.captureId, 'open-case');
    sandbox.sales.act(sale.captureId, 'lose-case', { charge: 15_00 });
    expect(await provider.readCase(cases[0]?.id ?? '')).toMatchObject({
      isOpen: false,
      wonBy: 'payer',
      charge: 15_00,
    });
    expect(await provider.readCapture(sale.captureId)).toMatchObject({ state: 'reversed' });
    expect(lab.readBooks(sale)).toEqual({ seller: 415_29 - T - 15_00, partner: F, paypal: C + 15_00 });
  });

  test('a whole refund ends the complaint about it', async () => {
    const { sandbox, provider } = lab.get();
    const sale = await paid();
    const { cases } = sandbox.sales.act(sale.captureId, 'open-case');
    await lab.refund(sale, T, F);
    expect(await provider.readCase(cases[0]?.id ?? '')).toMatchObject({ isOpen: false, wonBy: 'payer' });
    expect(lab.readBooks(sale)).toEqual({ seller: -C, paypal: C });
  });
});
