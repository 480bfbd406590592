import { expect, test } from '@playwright/test';

test('without JavaScript: the whole frame works', async ({ page }) => {
  await page.goto('/terms');
  // The banner shows its rule, unfolds the others, and can be closed.
  const banner = page.getByRole('region', { name: 'Safety notice' });
  await expect(banner).toContainText('Do not cut your hair until payment has been received.');
  await banner.locator('summary', { hasText: '2 more notices' }).click();
  await expect(banner.locator('details p', { hasText: 'We never ask' })).toBeVisible();
  await expect(banner.getByRole('button')).toHaveCount(1);
  await banner.getByRole('button', { name: 'Close the notices for 7 days' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(banner).toHaveCount(0);

  // The bar sticks from the start; menu and search open, the search asks /all-ads.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sheet = page.getByRole('navigation', { name: 'Menu' });
  await sheet.locator('summary').filter({ hasText: 'Colour' }).click();
  await expect(sheet.getByRole('link', { name: 'Auburn' })).toBeVisible();
  for (const name of ['Log in', 'Register', 'Post an Ad', 'About', "Help & FAQ's", 'Contact Us'])
    await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('black');
  await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/all-ads\?q=black$/);

  // The foot of the page: back to the top, lengths, currency and colours.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' }).click();
  await expect(page).toHaveURL(/#top$/);
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Lengths').selectOption('cm');
  await foot.getByLabel('Currency').selectOption('GBP');
  await foot.getByLabel('Colours').selectOption('dark');
  await foot.getByRole('button', { name: 'Save' }).click();
  await expect(foot.getByLabel('Lengths')).toHaveValue('cm');
  await expect(foot.getByLabel('Currency')).toHaveValue('GBP');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('[data-to-top]')).toBeHidden();
});

test('without JavaScript: on a wide screen the menus unfold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/no-such-page');
  const bar = page.getByRole('banner');
  await bar.getByText('Hair categories').click();
  await expect(bar.locator('details[open] a[href^="/hair-categories/"]')).toHaveCount(19);
  await bar.getByText('Safety Guides').click();
  await bar.getByRole('link', { name: /How to buy hair online/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to buy hair online');
});

test('without JavaScript: an unknown category is a page with ways on', async ({ page }) => {
  const answer = await page.goto('/hair-categories/hair-colour/purple');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Error: /);
  const main = page.getByRole('main');
  for (const name of ['See all ads', 'Go to the home page', 'Tell us about it'])
    await expect(main.getByRole('link', { name })).toBeVisible();
  await main.getByRole('searchbox').fill('black');
  await main.getByRole('button', { name: 'Find hair' }).click();
  await expect(page).toHaveURL(/\/all-ads\?q=black$/);
});
