import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

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

test('my ads: deleting can be undone for ten seconds, one by one and several at once', async ({
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
  };
  await page.clock.install();
  await page.goto('/seller/seller-profile');

  await remove(first);
  await expect(main.getByText('The ad is deleted.')).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('The ad is deleted.')).toBeHidden();
  await page.reload();
  await expect(row(first)).toBeVisible();

  await remove(first);
  await expect(main.getByText('The ad is deleted.')).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(row(first)).toHaveCount(0);
  await page.reload();
  await expect(row(second)).toBeVisible();
  await expect(row(first)).toHaveCount(0);

  for (const title of [second, third]) await main.getByRole('checkbox', { name: `Tick: ${title}` }).check();
  await main.getByText('Delete', { exact: true }).first().click();
  await main.getByRole('button', { name: 'Delete the ticked ads' }).click();
  await expect(main.getByText('2 ads are deleted.')).toBeVisible();
  // Whoever leaves meant it.
  await page.goto('/faq');
  await expect(async () => {
    await page.goto('/seller/seller-profile');
    await expect(row(second)).toHaveCount(0, { timeout: 500 });
    await expect(row(third)).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
