import { expect, test } from 'vitest';
import { openTill } from '#tests/support/payments/pay.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useSite();
const till = useOpened(() => openTill(site));

test('the provider takes no rupees, and says so', async () => {
  const asked = {
    reference: 'r',
    description: 'd',
    returnUrl: 'http://x.test/',
    cancelUrl: 'http://x.test/',
  };
  const inRupees = site.platform.payment.createOrder({ ...asked, amount: 999_00, currency: 'INR' });
  await expect(inRupees).rejects.toThrow('422 UNPROCESSABLE_ENTITY CURRENCY_NOT_SUPPORTED');
});

test('who reads in rupees has a receipt that says both', async () => {
  const orderId = await till.order('asha', 3, 'INR');
  await till.press(orderId, 'approve');
  await till.capture(orderId, 'asha');
  await site.runJobs();
  const receipts = await site.db
    .selectFrom('mailbox')
    .selectAll()
    .where('text', 'like', `%${orderId}%`)
    .execute();
  expect(receipts).toMatchObject([{ subject: 'Your receipt: Seller Featured, $25' }]);
  expect(receipts[0]?.text).toContain('We have received $25 (USD), about ₹1,999, for Seller Featured.');
});
