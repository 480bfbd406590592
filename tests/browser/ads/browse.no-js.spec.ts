import { expect, test } from '@playwright/test';

test('without JavaScript: menu, list, filter, next page and ad work as links and forms', async ({ page }) => {
  await page.goto('/all-ads');
  const cards = page.getByRole('main').getByRole('article');
  const firstPage = await cards.first().getByRole('link').first().getAttribute('href');
  await page.getByRole('link', { name: /load .*more/i }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(cards.first().getByRole('link').first()).not.toHaveAttribute('href', String(firstPage));

  await page.goto('/hair-categories/hair-colour/black');
  await cards.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Do not cut until payment has been received.').first()).toBeVisible();
});
