import { expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { orderPlan } from '../payments/buy-a-plan.ts';

test('an ad on paper is one or two pages of hair, and nothing to press', async ({ page }) => {
  await openAdWithPhotos(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const code = page.waitForResponse(/\/code\.svg$/);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText(/per gram$/).first()).toBeVisible();
  await expect(main.getByText('Do not cut until payment has been received.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'The hair' })).toBeVisible();
  await expect(main.getByText(/^localhost:\d+\/ad\/FH-[0-9A-Z]{7}$/)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Fairhank').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  for (const role of ['button', 'textbox', 'combobox', 'checkbox'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(page.getByText('Website safety').first()).toBeHidden();
  // Every photo is on the sheet, one beside or beneath the other.
  const photos = main.getByRole('list', { name: 'Large photos' }).getByRole('listitem');
  const boxes = await photos.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })),
  );
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length);
  for (const { x, width } of boxes) expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  // Dark ink, whatever the screen shows.
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(36, 25, 21)');
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect((await code).ok(), 'whoever prints loads the code').toBe(true);
  const sheets = [...paper.matchAll(/\/Type \/Page\b/g)].length;
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(2);
});

test('a receipt on paper says what was paid, by its number', async ({ page, baseURL }) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  await orderPlan(page, 'Trade', 'British pound', '£29');
  await page.getByRole('button', { name: /^Pay everything/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Trade is yours.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^FH-[0-9A-Z]{7}$/)).toBeVisible();
  await expect(page.getByText('£29 (GBP)')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect([...paper.matchAll(/\/Type \/Page\b/g)]).toHaveLength(1);
});

async function openAdWithPhotos(page: Page): Promise<void> {
  await page.goto('/all-ads?measured=1');
  await ready(page);
  await page.getByRole('list', { name: 'Ads found' }).getByRole('heading').getByRole('link').first().click();
  await page.waitForURL('**/ad/**');
  await page.reload();
  await ready(page);
}
