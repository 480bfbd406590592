import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { registerInBrowser } from '../../support/browser/register-in-browser.ts';

test('without JavaScript: a deleted ad is gone at once, and the page has the way back', async ({
  page,
  baseURL,
}) => {
  await registerInBrowser(page, baseURL ?? '', 2);
  const title = `Draft of hair ${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 12)} to be deleted`;
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  await page.request.post('/api/ad/postAdDetails', {
    headers: { origin: baseURL ?? '', 'x-token': token, 'idempotency-key': randomUUID() },
    data: { data: { submit: false, title } },
  });
  const main = page.getByRole('main');
  const row = main.locator('[data-ad]').filter({ hasText: title });
  await page.goto('/seller/seller-profile');
  await row.getByLabel(`What to do: ${title}`).click();
  await row.getByText('Delete', { exact: true }).click();
  await row.getByRole('button', { name: `Delete this ad: ${title}` }).click();
  await expect(main.getByText('The ad is deleted.')).toBeVisible();
  await page.reload();
  await expect(row).toHaveCount(0);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My ads');
});
