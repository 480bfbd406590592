import { expect, test } from '@playwright/test';
import { openList } from './open-list.ts';

test('load more, an ad and Back: every card is there again, at the same place', async ({
  page,
  isMobile,
}) => {
  const list = await openList(page, '/all-ads');
  const before = await list.cards.count();
  const more = list.main.getByRole('link', { name: /^Load/ });
  // Two presses load one page.
  await more.dblclick();
  await expect(list.cards.nth(before).getByRole('heading').getByRole('link')).toBeFocused();
  const loaded = await list.cards.count();
  const urls = await list.cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(urls).size).toBe(loaded);
  await list.cards.nth(loaded - 2).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(isMobile ? 3000 : 1500);
  await list.cards
    .nth(loaded - 2)
    .getByRole('heading')
    .getByRole('link')
    .click();
  await page.waitForURL('**/ad/**');
  await page.goBack();
  await expect(list.cards).toHaveCount(loaded);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(list.main.getByText(`${loaded} of`, { exact: false }).first()).toBeVisible();
});

test('load more says so where it fails, and can be pressed again', { tag: '@wide' }, async ({ page }) => {
  const list = await openList(page, '/all-ads');
  const before = await list.cards.count();
  await page.route('**/api/ad/getAllAds*', (route) => route.abort(), { times: 1 });
  await list.main.getByRole('link', { name: /^Load/ }).click();
  await expect(page.getByText('We could not be reached.')).toBeVisible();
  await expect(list.cards).toHaveCount(before);
  await list.main.getByRole('link', { name: /^Load/ }).click();
  await expect(list.cards.nth(before)).toBeVisible();
});
