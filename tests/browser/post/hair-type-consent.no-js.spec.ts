import { expect, test } from '@playwright/test';
import { registerInBrowser } from '../../support/browser/register-in-browser.ts';

const NEEDED = 'Tick that we may publish the hair type, or leave it out.';

test('without JavaScript: a hair type without its tick is asked for at the box and stays chosen', async ({
  page,
  baseURL,
}) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  const main = page.getByRole('main');
  const asian = main.getByRole('radio', { name: 'Asian', exact: true });
  await page.goto('/post-an-ad/photos');
  await page.getByRole('button', { name: 'Continue, photos later' }).click();
  await asian.check();
  await expect(main.getByText(NEEDED)).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(asian).toBeChecked();
  await expect(main.locator('p, output').filter({ hasText: NEEDED, visible: true })).toHaveCount(1);
  await main.getByRole('radio', { name: 'Prefer not to say' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
});
