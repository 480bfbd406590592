import { expect, test } from '@playwright/test';

test('ads are ticked and compared by plain forms', async ({ page }) => {
  await page.goto('/all-ads');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Compare', exact: true }).check();
  const ticks = main.getByRole('list', { name: 'Ads found' }).getByRole('checkbox', { name: /^Compare/ });
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await main.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 ads');
  await main
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 1 ad');
});

test('where hair should be sent is said by a plain form', async ({ page }) => {
  await page.goto('/all-ads');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Posts to my country' }).click();
  await main.getByRole('combobox', { name: 'Country' }).selectOption('Germany');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('link', { name: 'Remove Posts to Germany' })).toBeVisible();
});
