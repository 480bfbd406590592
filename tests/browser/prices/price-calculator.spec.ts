import { expect, test } from '@playwright/test';

test('on a phone the range is in sight without scrolling', async ({ page }) => {
  await page.goto('/hair-price-calculator?length=22.5&weight=150#answer');
  await expect(page.getByRole('figure', { name: /From \$40/ })).toBeInViewport({ ratio: 1 });
});

test('the price book leads to the same figures as CSV and JSON', async ({ page, request }) => {
  await page.goto('/prices?currency=GBP');
  const csv = await request.get(String(await page.getByRole('link', { name: 'CSV' }).getAttribute('href')));
  expect(csv.headers()['content-type']).toContain('text/csv');
  const json = await request.get(String(await page.getByRole('link', { name: 'JSON' }).getAttribute('href')));
  const { cells } = await json.json();
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(cells.length + 1);
  await expect(page.getByRole('row')).toHaveCount(cells.length === 0 ? 0 : cells.length + 1);
  expect((await request.get('/prices.csv?currency=CHF')).status()).toBe(422);
});
