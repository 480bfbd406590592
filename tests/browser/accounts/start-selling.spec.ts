import { expect, test } from '@playwright/test';
import { registerInBrowser } from '../../support/browser/register-in-browser.ts';

test('a buyer also sells: from the settings, with everything kept, in every tab and without a new login', async ({
  page,
  baseURL,
}) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  const main = page.getByRole('main');
  await page.goto('/all-ads');
  // The heart is red at once; another tab knows of it when the site does.
  const known = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await main.getByRole('button', { name: /^Save/ }).first().click();
  await known;
  const other = await page.context().newPage();
  await other.goto('/saved');
  const saved = other.getByRole('main').getByRole('article');
  await expect(saved).toHaveCount(1);
  await expect(other.getByRole('link', { name: 'Post an Ad', exact: true, includeHidden: true })).toHaveCount(
    0,
  );

  await page.goto('/buyer/buyer-profile/settings');
  await main.getByRole('button', { name: 'Also sell here' }).click();
  await expect(main.getByText('You must be 18 or over to have an account.').first()).toBeVisible();
  await main.getByLabel('I am 18 or over').check();
  await main.getByLabel(/I have read and accept/).check();
  await main.getByRole('button', { name: 'Also sell here' }).dblclick();
  await expect(page).toHaveURL(/seller-profile/);
  await expect(main.getByText('You can now sell here.')).toBeVisible();
  await expect(main.getByText('Seller Free')).toBeVisible();

  await other.reload();
  await expect(saved).toHaveCount(1);
  await other.goto('/post-an-ad');
  await expect(other.getByText('Step 1 of 4')).toBeVisible();
});
