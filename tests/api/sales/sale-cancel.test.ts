import { describe, expect, test } from 'vitest';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();

test.each([
  ['asha', 'seller'],
  ['bela', 'buyer'],
] as const)('%s calls it off before it is paid: both read who did', async (who, side) => {
  await site.agreeOnSale();
  expect(await site.show()).toMatchObject({ endedBy: null });
  await site.must('withdraw', who);
  for (const reader of ['asha', 'bela'] as const)
    expect(await site.show(reader)).toMatchObject({ state: 'withdrawn', endedBy: side });
});

describe('changing one’s mind after the payment', () => {
  test('the buyer asks; only the seller’s yes ends it, and the provider’s charge is the buyer’s', async () => {
    await site.green();
    await site.must('askCancel', 'bela');
    expect(await site.must('answerCancel', 'asha', { yes: false })).toMatchObject({
      state: 'paid',
      isCancelAsked: false,
    });
    await site.must('askCancel', 'bela');
    await site.must('answerCancel', 'asha', { yes: true });
    await site.moneyWork();
    expect(await site.show('bela')).toMatchObject({
      state: 'refunded',
      endedBy: 'buyer',
      money: { back: 431_89 },
    });
    expect(await site.books()).toEqual({ payer: -13_21, held: 0, provider: 13_21 });
    expect(await site.providersBooks()).toMatchObject({ payer: -13_21, held: 0 });
    // No code word was shown: the hair is on the head, and on sale again.
    expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'live', reserved_until: null });
  });

  test('the buyer cannot cancel while the hair is on the head; the seller can, and bears the charge', async () => {
    await site.green();
    expect((await site.step('cancel', 'bela')).statusCode).toBe(409);
    await site.must('cancel', 'asha', { reason: 'I cannot.' });
    await site.moneyWork();
    expect(await site.show('bela')).toMatchObject({ endedBy: 'seller' });
    expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -13_21, provider: 13_21 });
  });
});
