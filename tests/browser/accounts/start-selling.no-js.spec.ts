import { expect, test } from '@playwright/test';
import { registerInBrowser } from '../../support/browser/register-in-browser.ts';

test('without JavaScript: a buyer with numbers for an ad sells as well, and goes on with them', async ({
  page,
  baseURL,
}) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  const main = page.getByRole('main');
  await page.goto('/post-an-ad/start?length=28in&colour=brown&ethnicity=asian');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Also sell here');
  await main.getByLabel('I am 18 or over').check();
  await main.getByRole('button', { name: 'Also sell here' }).click();
  await expect(main.getByText('Please read and accept the terms.').first()).toBeVisible();
  await expect(main.getByLabel('I am 18 or over')).toBeChecked();
  await main.getByLabel(/I have read and accept/).check();
  await main.getByRole('button', { name: 'Also sell here' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post an ad with these numbers');

  await main.getByRole('button', { name: 'Start the ad' }).click();
  await expect(
    main.getByText('Tick that we may publish the hair type, or leave it out.').first(),
  ).toBeVisible();
  await expect(main.getByText('Asian')).toBeVisible();
  await main.getByRole('link', { name: 'Start without the hair type' }).click();
  await main.getByRole('button', { name: 'Start the ad' }).click();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
});
