import { expect, test } from '@playwright/test';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { buy, oneOfEachPlan, orderPlan } from './buy-a-plan.ts';

test('every plan is bought, in some currency @long', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await registerInBrowser(page, baseURL ?? '', 2);
  for (const each of oneOfEachPlan('seller')) await buy(page, each);
  await registerInBrowser(page, baseURL ?? '', 1);
  for (const each of oneOfEachPlan('buyer')) await buy(page, each);
});

test('a seller buys a plan, has a receipt, and coming back changes nothing', async ({ page, baseURL }) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  await orderPlan(page, 'Trade', 'British pound', '£29');
  await page.getByRole('button', { name: /^Pay everything/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Trade is yours.');
  await expect(page.getByText('We have received £29.')).toBeVisible();
  const receipt = page.url();
  await page.goBack();
  await page.goto(receipt);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Trade is yours.');
  await page.goto('/payment/');
  await expect(page.getByText(/Your plan Trade is active until/)).toBeVisible();
});

test('while the bank is slow, the page says so and another tab follows without being loaded anew', async ({
  page,
  baseURL,
  context,
}) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  await orderPlan(page, 'Certified Buyer', 'Euro', '€8');
  await page.getByRole('button', { name: /slowly/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Confirming your payment…');
  const beside = await context.newPage();
  await beside.goto(page.url().replace(/\?.*/, ''));
  // Whether the provider had been asked by then is chance.
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(
    /^(?:Waiting for the bank…|Not paid yet)$/,
  );
  await expect(heading).toHaveText('Thank you. Certified Buyer is yours.', { timeout: 15_000 });
  await beside.bringToFront();
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Thank you. Certified Buyer is yours.', {
    timeout: 15_000,
  });
  // Back leads neither to the return address nor to a second order.
  await expect(page).toHaveURL(/\/payment\/order\/[\w-]+$/);
});

test('a bank that declines is told in plain words, with a way on', async ({ page, baseURL }) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  await orderPlan(page, 'Seller Single', 'Euro', '€11');
  await page.getByRole('button', { name: /bank declines/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment did not go through');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pay €11' })).toBeVisible();
});

test('a lost answer still ends in a receipt', async ({ page, baseURL }) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  await orderPlan(page, 'Certified Buyer', 'Indian rupee', '$9');
  await page.getByRole('button', { name: /answer is lost/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Certified Buyer is yours.');
});
