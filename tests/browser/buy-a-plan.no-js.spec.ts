import { expect, test } from '@playwright/test';
import { orderPlan, signIn } from './buy-a-plan.ts';

test('without JavaScript: a plan is bought by links and forms', async ({ page, baseURL }) => {
  await signIn(page, 'bela', baseURL ?? '');
  await orderPlan(page, 'Certified Buyer', 'US dollar', '$9');
  await page.getByRole('button', { name: /^Pay everything/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Certified Buyer is yours.');
});

test('without JavaScript: whoever cancels can go on or give up', async ({ page, baseURL }) => {
  await signIn(page, 'bela', baseURL ?? '');
  await orderPlan(page, 'Certified Buyer', 'US dollar', '$9');
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not paid yet');
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order cancelled');
});
