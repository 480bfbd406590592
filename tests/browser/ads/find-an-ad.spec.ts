import { expect, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';

test('a wig maker walks from the front page to an ad and its facts', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Do not cut your hair until payment has been received.').first()).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /20–25 in/ })
    .first()
    .click();
  await expect(page).toHaveURL(/hair-length\/20-25-inches$/);
  await expect(page.getByRole('main').getByRole('list', { name: 'Ads found' })).toBeVisible();
  const card = page.getByRole('main').getByRole('article').first();
  const title =
    (await card.getByRole('link').first().innerText()).split(/\s+(?=\d+(?:\.\d+)? in )/).at(-1) ?? '';

  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ad\/[0-9a-f-]{36}\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const inches = Number(/([\d.]+)\s*(?:″|"|in)/.exec(title)?.[1]);
  expect(inches).toBeGreaterThanOrEqual(20);
  expect(inches).toBeLessThan(25);
  await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true);
});

test('a filter narrows the list, and the address holds it', async ({ page }) => {
  await page.goto('/all-ads?colour=black&sort=price');
  const colours = page.getByRole('main').getByRole('article');
  await expect(colours.first()).toBeVisible();
  for (const card of await colours.all()) await expect(card).toContainText('Black');
});

test('words that nobody has used lead on, not to a dead end', async ({ page }) => {
  await page.goto('/all-ads?q=unfindablewordindeed');
  await ready(page);
  await expect(page.getByRole('heading', { name: 'No ads match all of this' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Without/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveURL(/unfindable/);
});

test('the search takes words from the front page to the list', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('black');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/all-ads\?q=black/);
});

test.describe('odd addresses', () => {
  for (const [path, status] of [
    ['/no-such-page', 404],
    ['/hair-categories/hair-colour/purple', 404],
    ['/ad/00000000-0000-7000-8000-000000000000/x', 404],
    ['/ad/nonsense', 404],
    ['/all-ads?after=%00&colour=%00&limit=-1&sort=drop%20table', 200],
  ] as const) {
    test(`${path} answers ${status} in the frame`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});
