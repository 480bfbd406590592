import { expect, type Locator, type Page, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { signIn } from '../../support/browser/sign-in-browser.ts';
import { violations } from '../../support/browser/axe.ts';

/** Whole, and neither under the edge of the screen nor under the bar at its foot. */
async function expectInSight(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
  expect(box?.y, 'below the top').toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 9999) + (box?.height ?? 0), 'above the bar').toBeLessThanOrEqual(bar?.y ?? 0);
}

const banner = (page: Page) => page.getByRole('region', { name: 'Safety notice' });

test('own areas on a phone: the first ad and the first conversation are on the first screen', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'asha', baseURL ?? '');
  await page.goto('/seller/seller-profile');
  await ready(page);
  await expect(banner(page)).toBeVisible();
  const first = page.getByRole('main').locator('[data-ad]').first();
  await expectInSight(page, first.getByRole('heading'));
  await expectInSight(page, first.locator('img, svg').first());
  await expectInSight(page, first.getByText(/^[£$€₹]/).first());
  expect(await violations(page, 'everything')).toEqual([]);

  // The tab that one is at stands in the row that scrolls, and the page has not moved for it.
  await page.goto('/seller/seller-profile/my-data');
  await ready(page);
  const tab = page
    .getByRole('navigation', { name: 'Your seller area' })
    .getByRole('link', { name: 'My data' });
  await expect(tab).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await signIn(page, 'bela', baseURL ?? '');
  for (const path of ['/messages', '/buyer/buyer-profile']) {
    await page.goto(path);
    await ready(page);
    await expectInSight(
      page,
      page
        .getByRole('main')
        .locator('a[href^="/messages/"]')
        .filter({ has: page.locator('img') })
        .first(),
    );
  }
});

test('plans on a phone: side by side in one table, with equal buttons', async ({ page }) => {
  await page.goto('/payment/');
  await ready(page);
  const table = page.getByRole('table', { name: 'If you sell' });
  await expect(table.getByRole('columnheader')).toHaveText([
    /Seller Free\s*Usual choice/,
    'Seller Single',
    'Seller Featured',
    'Trade',
  ]);
  await expect(table.getByRole('row', { name: /^Live ads at once/ })).toHaveText(/1\s*2\s*2\s*40$/);
  const choices = table.getByRole('row', { name: /^Choose it/ }).getByRole('link');
  const boxes = await Promise.all((await choices.all()).map((link) => link.boundingBox()));
  expect(new Set(boxes.map((box) => `${box?.y} ${box?.width} ${box?.height}`)).size).toBe(1);
  expect(boxes).toHaveLength(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page, 'everything')).toEqual([]);
});
