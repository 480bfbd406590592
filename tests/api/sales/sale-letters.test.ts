import { expect, test } from 'vitest';
import { HOUR_MS } from '#rules/time.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();

/** The e-mails whose subject begins so. */
const lettersOf = async (subject: string) => {
  await site.runJobs();
  return (await site.mails()).filter((mail) => mail.subject.startsWith(subject));
};

/** Posted, and its buyer says that all is well. `stuck`: why PayPal does not pay it out. */
async function accepted(stuck?: string) {
  await site.green();
  const { id } = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
  await site.must('codeWord', 'asha');
  await site.prove();
  await site.ship();
  if (stuck !== undefined) site.sandbox.sales.act(id, 'stick-payout', { reason: stuck });
  await site.must('acceptHair', 'bela');
  await site.moneyWork();
}

test('a seller whose account lacks something is told what by mail while a buyer waits, once', async () => {
  const asked = () => lettersOf('PayPal needs one more thing from you');
  await site.connect('email-not-confirmed');
  expect(await asked(), 'nobody waits for it').toEqual([]);
  await site.agreeOnSale();
  await site.connect('email-not-confirmed');
  await site.connect('email-not-confirmed');
  const [letter, ...others] = await asked();
  expect(others).toEqual([]);
  expect(letter?.to_address).toMatch(/^asha\b/);
  expect(letter?.text).toContain('It still needs this: Confirm your e-mail address at PayPal.');
  expect(letter?.text).toContain('Until then bela cannot pay.');
  await site.connect();
  expect(await lettersOf('Now you can pay asha')).toHaveLength(1);
});

test.each([
  ['MERCHANT_RESTRICTIONS', 'PayPal cannot pay you yet: your account there has a limit on it.'],
  [
    'MERCHANT_PARTNER_PERMISSIONS_ISSUE',
    'PayPal cannot pay you yet: you took back there what you had allowed us.',
  ],
])('a payout that PayPal refuses as %s: the seller is told why in words', async (reason, words) => {
  await accepted(reason);
  const [letter] = await lettersOf('PayPal cannot pay you yet');
  expect(letter?.to_address).toMatch(/^asha\b/);
  expect(letter?.text).toContain(words);
  expect(letter?.text).not.toContain('_');
});

test('where there is no light, nobody is told that PayPal holds money which has gone', async () => {
  const whyNow = async () => (await site.show()).light.why;
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  await site.ship();
  expect(await whyNow()).toBe('PayPal holds the money.');
  await site.must('acceptHair', 'bela');
  expect(await whyNow()).toBe('PayPal is paying the seller.');
  await site.moneyWork();
  expect(await whyNow()).toBe('The seller was paid.');
  const [paidOut] = await lettersOf('PayPal paid you £415.29');
  expect(paidOut?.text.split('\n\n')[1]).toBe('The seller was paid.');
});

test('nor once hair is off the head, and the money went back or was taken back', async () => {
  const proved = async () => {
    await site.green();
    await site.must('codeWord', 'asha');
    await site.prove();
    return (await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow()).id;
  };
  await proved();
  await site.must('cancel', 'asha', { reason: 'I cannot.' });
  expect((await site.show()).light.why).toBe('The money is on its way back to the buyer.');
  await site.moneyWork();
  expect((await site.show()).light.why).toBe('The money went back to the buyer.');
  const [back] = await lettersOf('£445.10 went back to you');
  expect(back?.text.split('\n\n')[1]).toBe('The money went back to the buyer.');

  await site.startSale();
  site.sandbox.sales.act(await proved(), 'take-back');
  await site.moneyWork();
  expect((await site.show()).light.why).toBe('PayPal took this payment back.');
});

test.each([
  ['that is declined for the third time', 'PayPal said no three times. Nothing was paid.'],
  ['that the bank thinks about for too long', 'The time to pay ran out. Nothing was paid.'],
])('a payment %s: its buyer, too, is told that it did not go through', async (how, words) => {
  await site.agreeOnSale();
  await site.connect();
  site.sandbox.sales.pendFor(null);
  const isDeclined = how.includes('declined');
  for (let left = isDeclined ? 3 : 1; left > 0; left -= 1) {
    await site.approve(isDeclined ? 'decline' : 'pending-clears');
    await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  }
  if (!isDeclined) {
    site.wait(72 * HOUR_MS);
    await site.clockWork();
  }
  expect(await site.row()).toMatchObject({ state: 'lapsed' });
  const letters = await lettersOf('No longer agreed');
  const toBela = letters.filter(({ to_address }) => to_address.startsWith('bela'));
  expect(toBela.map(({ text }) => text)).toEqual([expect.stringContaining(words)]);
  expect(letters).toHaveLength(2);
});
