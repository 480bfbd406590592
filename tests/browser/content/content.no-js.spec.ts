import { expect, test } from '@playwright/test';

test('without JavaScript: an operation of the API has a page of its own', async ({ page }) => {
  await page.goto('/api/docs');
  const card = page.getByRole('article', { name: '/api/price/estimate' });
  await card.getByText('Access, input, output').click();
  await card.getByRole('link', { name: 'See all of this operation' }).click();
  await expect(page).toHaveURL(/\/api\/docs\/price-estimate$/);
  await expect(page.getByText('shortestLayer')).toBeVisible();
});

test('without JavaScript: whether a guide helped is said by a form', async ({ page }) => {
  await page.goto('/website-safety/');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page).toHaveURL(/\/website-safety\/\?useful=yes#useful$/);
  await expect(page.getByText('Thank you. Good to know.')).toBeVisible();
});

test('without JavaScript: words without an answer lead to us', async ({ page }) => {
  await page.goto('/faq');
  await page.getByLabel('Search the questions').fill('unicorn mane');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No questions with “unicorn mane”.')).toBeVisible();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('unicorn mane');
});
