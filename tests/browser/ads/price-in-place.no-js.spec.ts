import { expect, test } from '@playwright/test';
import { signIn } from '../../support/browser/sign-in-browser.ts';

test('without JavaScript: a price is changed on the page that its link leads to', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'asha', baseURL ?? '');
  await page.goto('/seller/seller-profile?status=paused');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /Change the price/ })
    .first()
    .click();
  await main.getByLabel(/New price in/).fill('none');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText(/We cannot read this amount/)).toBeVisible();
  await main.getByLabel(/New price in/).fill('3210');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('The price is changed.')).toBeVisible();
  await expect(main.getByText('₹3,210', { exact: true })).toBeVisible();
});
