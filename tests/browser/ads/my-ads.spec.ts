import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { registerInBrowser } from '../../support/browser/register-in-browser.ts';

const MY_ADS = '/seller/seller-profile';

test.beforeEach(async ({ page, baseURL }) => {
  await registerInBrowser(page, baseURL ?? '', 2);
});

const ad = (page: Page, title: string) =>
  page.getByRole('main').locator('[data-ad]').filter({ hasText: title, visible: true });

/** A draft with a title of its own. */
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

async function openMyAds(page: Page, query = ''): Promise<void> {
  await page.goto(MY_ADS + query);
  await ready(page);
}

async function remove(page: Page, title: string): Promise<void> {
  await ad(page, title).getByLabel(`What to do: ${title}`).click();
  await ad(page, title).getByText('Delete', { exact: true }).click();
  await ad(page, title)
    .getByRole('button', { name: `Delete this ad: ${title}` })
    .click();
}

/** Documents that were loaded since. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count += 1;
  });
  return () => count;
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
  await openMyAds(page);
  const documents = countDocuments(page);

  await remove(page, first);
  await expect(main.getByText('The ad is deleted.')).toBeVisible();
  await expect(ad(page, first)).toHaveCount(0);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(ad(page, first)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  for (const title of [second, third]) await main.getByRole('checkbox', { name: `Tick: ${title}` }).check();
  await expect(main.getByText('2 of ')).toContainText('ticked');
  await main.getByText('Delete', { exact: true }).last().click();
  await main.getByRole('button', { name: 'Delete the ticked ads' }).click();
  await expect(main.getByText('2 ads are deleted.')).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(main.getByText('2 of 2 done.')).toBeVisible();
  for (const title of [second, third]) await expect(ad(page, title)).toBeVisible();
  expect(documents(), 'the page stayed where it was').toBe(0);

  // Reloaded, within the ten seconds: it is gone all the same, and the list of what is deleted has the way back.
  await remove(page, first);
  await expect(main.getByText('The ad is deleted.')).toBeVisible();
  await page.reload();
  await expect(ad(page, first)).toHaveCount(0);
  await openMyAds(page, '?status=deleted');
  await ad(page, first).getByRole('button', { name: /^Undo/ }).click();
  await expect(ad(page, first)).toHaveCount(0);
  await openMyAds(page);
  await expect(ad(page, first)).toBeVisible();
});

test('my ads: the bar that leads back from a delete counts down, and stays under the hand', async ({
  page,
  baseURL,
}) => {
  const title = await newDraft(page, baseURL ?? '');
  const main = page.getByRole('main');
  await page.clock.install();
  await openMyAds(page);
  await remove(page, title);
  const bar = main.getByRole('complementary', { name: 'Just deleted' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Undo' }).focus();
  await page.clock.runFor(30_000);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Undo' }).blur();
  await page.clock.runFor(10_500);
  await expect(bar).toHaveCount(0);
});

test('my ads: what was changed elsewhere, or cannot be sent, is taken back with a sentence', async ({
  page,
  baseURL,
}) => {
  const title = await newDraft(page, baseURL ?? '');
  await openMyAds(page);
  const row = ad(page, title);
  await page.context().setOffline(true);
  await remove(page, title);
  await expect(row.getByRole('alert')).toContainText('We could not be reached');
  await page.context().setOffline(false);

  // Another tab deletes it and brings it back: what this one shows is two versions old.
  const other = await page.context().newPage();
  await openMyAds(other);
  await remove(other, title);
  await other.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(ad(other, title)).toBeVisible();
  await other.close();
  await row.getByRole('button', { name: `Delete this ad: ${title}` }).click();
  await expect(row.getByRole('alert')).toContainText('This ad was changed in the meantime.');
  // It is shown as it is now, so that the next press counts.
  await row.getByRole('button', { name: `Delete this ad: ${title}` }).click();
  await expect(page.getByRole('main').getByText('The ad is deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
