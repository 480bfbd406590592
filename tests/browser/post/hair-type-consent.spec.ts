import { expect, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { registerInBrowser } from '../../support/browser/register-in-browser.ts';

const NEEDED = 'Tick that we may publish the hair type, or leave it out.';

test('a hair type without its tick says so at once, and is still chosen after a reload and a way round', async ({
  page,
  baseURL,
}) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  const main = page.getByRole('main');
  const asian = main.getByRole('radio', { name: 'Asian', exact: true });
  const tick = main.getByLabel(/I agree that the hair type/);
  await page.goto('/post-an-ad/photos');
  await ready(page);
  await page.getByRole('button', { name: 'Continue, photos later' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await ready(page);
  const needed = main.locator('p, output').filter({ hasText: NEEDED, visible: true });
  await expect(needed).toHaveCount(0);
  await asian.check();
  await expect(needed).toHaveCount(1);
  await expect(main.getByText(/except: Hair type/)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(asian).toBeChecked();
  await expect(needed).toHaveCount(1);

  await main.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(main.getByRole('alert').getByRole('link', { name: NEEDED })).toHaveAttribute(
    'href',
    '#ethnicityConsent',
  );
  await expect(tick).toBeFocused();
  await expect(asian).toBeChecked();
  await expect(needed).toHaveCount(1);
  await tick.check();
  await expect(needed).toHaveCount(0);
  await main.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await main.getByRole('link', { name: 'Hair', exact: true }).click();
  await expect(asian).toBeChecked();
  await expect(tick).toBeChecked();
});
