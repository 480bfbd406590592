import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/browser/sign-in-browser.ts';

test.beforeEach(({ page, baseURL }) => signIn(page, 'asha', baseURL ?? ''));

/** A draft of Asha's with a title of its own, which stands on top of her list. */
async function newDraft(page: Page, baseURL: string): Promise<string> {
  const title = `Draft of brown hair ${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 12)} to be deleted`;
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const answer = await page.request.post('/api/ad/postAdDetails', {
    headers: { origin: baseURL, 'x-token': token, 'idempotency-key': randomUUID() },
    data: { data: { submit: false, title } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return title;
}

test('my ads: deleted at once, whatever becomes of the page, and undone one by one or several at once', async ({
  page,
  baseURL,
}) => {
  const titles = [
    await newDraft(page, baseURL ?? ''),
    await newDraft(page, baseURL ?? ''),
    await newDraft(page, baseURL ?? ''),
  ];
  const [first = '', second = '', third = ''] = titles;
  const main = page.getByRole('main');
  const row = (title: string) => main.locator('[data-ad]').filter({ hasText: title });
  const remove = async (title: string) => {
    await row(title).getByText('Delete', { exact: true }).click();
    await row(title)
      .getByRole('button', { name: `Delete this ad: ${title}` })
      .click();
    await expect(main.getByText('The ad is deleted.')).toBeVisible();
  };
  await page.goto('/seller/seller-profile');

  await remove(first);
  // Reloaded, left and come back to, within the ten seconds: it is gone all the same.
  await page.reload();
  await expect(row(first)).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto('/seller/seller-profile');
  await expect(other.locator('[data-ad]').filter({ hasText: first })).toHaveCount(0);
  await other.close();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(row(first)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await page.clock.install();
  await remove(first);
  await page.clock.runFor(10_500);
  await expect(main.getByText('The ad is deleted.')).toBeHidden();
  await page.goto('/seller/seller-profile?status=deleted');
  await row(first).getByRole('button', { name: /^Undo/ }).click();
  await expect(row(first)).toBeVisible();

  await page.goto('/seller/seller-profile');
  for (const title of [second, third]) await main.getByRole('checkbox', { name: `Tick: ${title}` }).check();
  await main.getByText('Delete', { exact: true }).first().click();
  await main.getByRole('button', { name: 'Delete the ticked ads' }).click();
  await expect(main.getByText('2 ads are deleted.')).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(main.getByText('2 of 2 done.')).toBeVisible();
  for (const title of [second, third]) await expect(row(title)).toBeVisible();
});
