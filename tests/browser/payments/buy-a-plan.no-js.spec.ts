import { expect, test } from '@playwright/test';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { buy, finishOrder, onSaleFor, orderPlan } from './buy-a-plan.ts';

test('without JavaScript: every plan is bought in every currency', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await registerInBrowser(page, baseURL ?? '', 2);
  for (const each of onSaleFor('seller')) await buy(page, each, true);
  await registerInBrowser(page, baseURL ?? '', 1);
  for (const each of onSaleFor('buyer')) await buy(page, each, true);
});

test('without JavaScript: whoever had to pay first goes on where they were', async ({ page, baseURL }) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  await page.goto('/payment/?next=/all-ads%3Fcolour%3Dred');
  await orderPlan(page, 'Certified Buyer', 'US dollar', '$9');
  await page.getByRole('button', { name: /^Pay everything/ }).click();
  await finishOrder(page);
  await page.getByRole('link', { name: 'Continue where you were' }).click();
  await expect(page).toHaveURL(/\/all-ads\?colour=red$/);
});

test('without JavaScript: while the bank is slow, the order’s page waits and then shows the receipt', async ({
  page,
  baseURL,
  context,
}) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  await orderPlan(page, 'Certified Buyer', 'Euro', '€8');
  const own = await context.request.get('/api/buyer/getSubscriptionDetails');
  const { orders } = (await own.json()) as { orders: { id: string; state: string }[] };
  const order = orders.find(({ state }) => state === 'created');
  const beside = await context.newPage();
  await page.getByRole('button', { name: /slowly/ }).click();
  const pressed = finishOrder(page);
  await expect(async () => {
    await beside.goto(`/payment/order/${order?.id}`);
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Waiting for the bank…', {
      timeout: 100,
    });
  }).toPass({ timeout: 10_000, intervals: [50] });
  await pressed;
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Thank you. Certified Buyer is yours.', {
    timeout: 15_000,
  });
});

test('without JavaScript: whoever cancels can go on or give up', async ({ page, baseURL }) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  await orderPlan(page, 'Certified Buyer', 'US dollar', '$9');
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not paid yet');
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order cancelled');
});
