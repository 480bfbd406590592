import { expect, test } from '@playwright/test';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { PLANS } from '#rules/payments/subscription.ts';
import { buy } from './buy-a-plan.ts';
import { giveBackOwn } from './give-back.ts';

test('who changes their mind sees the sum and what ends, and has the money back', async ({
  page,
  baseURL,
}) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  await giveBackOwn(page);
});

test('staff give back a part and then the days that are left, and see each sum before', async ({
  page,
  baseURL,
  browser,
}) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  await buy(page, { plan: PLANS[2], currency: 'GBP' });
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const desk = await context.newPage();
  await signIn(desk, 'dara', String(baseURL));
  await desk.goto(`/super-admin-user/order/${orderId}`);
  const main = desk.getByRole('main');
  await main.getByLabel(/^A part, in GBP/).fill('12');
  await main.getByRole('button', { name: 'Look at it' }).click();
  await expect(main).toContainText('more than nothing and less than what is left');
  await main.getByLabel(/^A part, in GBP/).fill('1.00');
  await main.getByRole('button', { name: 'Look at it' }).click();
  await expect(main).toContainText('The plan goes on.');
  await main.getByLabel(/^Reason/).fill('The badge came late.');
  await main.getByRole('button', { name: 'Give back £1', exact: true }).click();
  await expect(main).toContainText('The money is on its way back');
  await main.getByRole('link', { name: '90 days left: £9' }).click();
  await expect(main).toContainText('Seller Single from this order ends at once.');
  await main.getByLabel(/^Reason/).fill('They do not need it.');
  await main.getByRole('button', { name: 'Give back £9', exact: true }).click();
  await expect(main).toContainText('There is nothing to give back.');
  await context.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order refunded');
});
