import { expect, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';

test('staff arrive at what waits, and open what is due first without a page load', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'dara', String(baseURL));
  await page.goto('/super-admin-user');
  await expect(page).toHaveURL('/super-admin-user/today');
  await ready(page);
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(7);
  const rail = page.getByRole('navigation', { name: 'Staff area' });
  await expect(rail.getByRole('link', { name: /^Held messages \d+ waiting/ })).toBeVisible();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide, 'nothing sticks out').toBe(false);

  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await main
    .getByRole('link', { name: /^Open: / })
    .first()
    .click();
  await expect(page).not.toHaveURL(/\/today$/);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await rail.getByRole('link', { name: 'Today' }).click();
  await expect(main.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await cards.filter({ hasText: 'Held messages' }).getByRole('link').click();
  await expect(page).toHaveURL('/super-admin-user/held-messages');
  expect(documents).toEqual([]);
});
