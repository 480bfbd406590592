import { expect, test } from '@playwright/test';
import { fillInHair, fillInPrice } from '../../support/browser/fill-in-ad.ts';
import { hairPhoto } from '../../support/photos/hair-photo.ts';
import { NEW_PASSWORD, registerInBrowser } from '../../support/browser/register-in-browser.ts';

test('without JavaScript: a seller posts an ad, and what was typed wrong costs nothing else', async ({
  page,
  baseURL,
}) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  await page.goto('/post-an-ad/photos');
  await page
    .getByLabel(/Choose photos/)
    .setInputFiles([await hairPhoto('one.jpg'), await hairPhoto('two.jpg')]);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Main photo').first()).toBeVisible();
  await page.getByRole('button', { name: 'Shows a tape measure: photo 2' }).click();
  await page.getByRole('button', { name: 'Make main photo: photo 2' }).click();
  await expect(page.getByText(/Main photo.*with tape measure/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue to the hair' }).click();

  await fillInHair(page);
  await page.getByRole('main').getByLabel('Length', { exact: true }).fill('long');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText(/Enter the length of the hair|Enter the length between/).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('main').getByLabel('Weight')).toHaveValue('160 g');
  await page.getByRole('main').getByLabel('Length', { exact: true }).fill('71cm');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByText(/A dealer pays about/)).toBeVisible();
  await fillInPrice(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByRole('main').getByLabel('Title')).toHaveValue(
    '28 in straight black Indian hair, never dyed, 160 g',
  );
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/Confirm that you may sell this hair/).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByLabel(/I may sell this hair/)
    .check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your ad is (live|waiting for review)/);

  await page.getByRole('link', { name: 'My ads' }).last().click();
  const mine = page
    .getByRole('listitem')
    .filter({ hasText: '28 in straight black Indian hair, never dyed, 160 g' })
    .first();
  await expect(mine).toContainText('£420');
});

test('without JavaScript: whoever was logged out finds the same step with everything typed', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await registerInBrowser(page, baseURL ?? '', 2);
  await page.goto('/post-an-ad/photos');
  await page.getByRole('button', { name: 'Continue, photos later' }).click();
  const main = page.getByRole('main');
  await fillInHair(page);
  await main.getByLabel('Length', { exact: true }).fill('26 in');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main.getByText(/You were logged out. Here is what you typed/)).toBeVisible();
  await expect(main.getByLabel('Length', { exact: true })).toHaveValue('26 in');
  await expect(main.getByRole('radio', { name: 'Black' })).toBeChecked();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
});
