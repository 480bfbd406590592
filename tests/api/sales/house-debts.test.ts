import { expect, test } from 'vitest';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite({ pages: true });
const quarrel = quarrelIn(site);
const readPage = async (who: 'asha' | 'bela') =>
  (await site.get(`/sales/${site.saleId}`, who)).body.replaceAll('<!-- -->', '');

test('what the house owed is noted once, however often one stale form is sent', async () => {
  await site.green();
  const { capture_id } = await site.db
    .selectFrom('sale_payments')
    .select('capture_id')
    .where('sale_id', '=', site.saleId)
    .executeTakeFirstOrThrow();
  site.sandbox.sales.act(capture_id ?? '', 'no-funds');
  await site.must('cancel', 'asha', { reason: 'I keep it.' });
  await site.moneyWork();
  expect(await site.show('bela')).toMatchObject({ state: 'refunding', money: { isSlow: true } });
  expect(await readPage('bela')).toContain('It takes us a little longer.');
  expect(await readPage('asha')).not.toContain('a little longer');
  site.wait(60_000);
  await site.moneyWork();
  const owed = 'PayPal kept £13.21 of it. We owe you that, and pay it ourselves.';
  expect(await readPage('bela')).toContain(owed);
  expect(await readPage('asha')).not.toContain('We owe you');
  expect(await site.books()).toMatchObject({ payer: -13_21 });

  const { version } = await site.row();
  await quarrel.proveStaff();
  const form = { saleId: site.saleId, version, to: 'buyer', amount: 5_00, reason: 'Paid by hand.' };
  const send = async () => said(await site.post('/api/super-admin-user/noteSaleDebtPaid', form, 'dara'));
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(answers.toSorted()).toEqual([
    '200 ',
    ...Array<string>(3).fill('409 This sale has changed. It was you who noted what was paid. Look again.'),
  ]);
  expect(await site.books()).toEqual({ payer: -8_21, held: 0, house: -5_00, provider: 13_21 });
  // It is no step of the sale, and neither of them reads of one.
  expect((await site.show('bela')).steps.filter(({ event }) => event === 'agree')).toHaveLength(1);
  expect((await quarrel.audits()).filter((each) => each === 'sale.debt-paid')).toHaveLength(1);
  // Whoever looks again, and pays the rest, does.
  expect((await quarrel.staff('noteSaleDebtPaid', { to: 'buyer', amount: 8_21 })).statusCode).toBe(200);
  expect(await site.books()).toEqual({ payer: 0, held: 0, house: -13_21, provider: 13_21 });
  expect(await readPage('bela')).not.toContain('We owe you');
});
