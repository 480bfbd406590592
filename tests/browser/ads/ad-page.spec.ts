import { expect, test } from '@playwright/test';

test('on a phone or a desk: filters, a closer look at the photos, sharing and units', async ({
  page,
  isMobile,
}) => {
  await page.goto('/all-ads');
  const main = page.getByRole('main');
  if (isMobile) await main.getByRole('button', { name: /^Filters/ }).click();
  await main.getByRole('checkbox', { name: /^Black/ }).check();
  await main.getByRole('button', { name: /^Show \d+ ads?$/ }).click();
  await expect(main.getByRole('link', { name: 'Remove Black' })).toBeVisible();

  await main.locator('[data-ads] article h3 a').first().click();
  await main.getByRole('link', { name: /View larger/ }).click();
  const closer = page.getByRole('dialog', { name: 'Photo, enlarged' });
  await expect(closer.getByText(/^Photo 1 of \d/)).toBeVisible();
  await expect(closer.getByRole('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('ArrowRight');
  await expect(closer.getByText(/^Photo 2 of \d/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closer).toBeHidden();
  await expect(main.getByRole('link', { name: /View larger/ })).toBeFocused();

  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(main.getByText(/^\d+(\.\d)? in \/ \d+ cm$/).first()).toBeVisible();

  const choices = page.getByRole('form', { name: 'Display settings' });
  await choices.getByLabel('Lengths').selectOption('cm');
  await choices.getByLabel('Currency').selectOption('EUR');
  await choices.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText(/^\d+ cm \/ \d+(\.\d)? in$/).first()).toBeVisible();
  await page.goto('/all-ads');
  await expect(
    main
      .locator('[data-ads]')
      .getByText(/^about €\d/)
      .first(),
  ).toBeVisible();
  await expect(main.getByText(/at the rates of \d+ \w+ \d{4}/)).toBeVisible();

  const look = main.getByRole('form', { name: 'List display' });
  await look.getByRole('button', { name: 'List' }).click();
  await expect(look.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  const hearts = main.locator('[data-ads] button[data-heart]');
  for (const place of [0, 1, 2]) {
    await hearts.nth(place).click();
    await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/saved');
  for (const place of [0, 1, 2]) await expect(main.getByRole('article').nth(place)).toBeVisible();
});

test('her own ad has a bar over it, and what was sold cannot be asked for', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same page');
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel(/e-mail/i).fill('asha@fairhank.test');
  await main.getByLabel(/^password/i).fill('demo-hair-market');
  await main.getByRole('button', { name: /log in/i }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.goto('/seller/seller-profile');
  await main.locator('a[href^="/ad/"]').first().click();
  const bar = main.getByRole('region', { name: 'Your ad' });
  await expect(bar).toContainText(/\d+ views?/);
  await expect(bar.getByRole('link', { name: 'All your ads' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Report this ad' })).toHaveCount(0);

  await page.goto('/all-ads?sold=1&sort=longest');
  const sold = main.locator('[data-ads] article', { hasText: /Sold \d/ }).first();
  await sold.getByRole('heading').getByRole('link').click();
  await expect(main.getByText(/^Sold on /)).toBeVisible();
  await expect(main.getByText(/^Message /)).toHaveCount(0);
});

test('what an address asks for and makes no sense is said, and the list is there', async ({ page }) => {
  await page.goto('/all-ads?colour=purple&minPrice=-5&after=eyJ4IjoxfQ');
  const main = page.getByRole('main');
  await expect(main.getByText('We ignored what we could not understand: colour “purple”')).toBeVisible();
  await expect(main.getByText('here is the start of the list')).toBeVisible();
  await expect(main.locator('[data-ads] article').first()).toBeVisible();
});
