import { expect, test } from '@playwright/test';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { quietConversation } from './talk-about-hair.ts';

test('without JavaScript: what happened stands on a page, and is marked as read by a form', async ({
  page,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await signIn(bela, 'bela', baseURL);
  const id = await quietConversation(bela, 'asha', 1);
  await bela.goto(`/messages/${id}`);
  await bela.getByLabel('Your reply').fill('Good evening, could you post it on Monday?');
  await bela.getByRole('button', { name: 'Send', exact: true }).click();
  await bela.context().close();

  await signIn(page, 'asha', baseURL);
  await page.goto('/notifications');
  await expect(page).toHaveTitle(/^\(\d+\+?\) Notifications/);
  const line = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/messages/${id}#newest"]`) })
    .first();
  await line.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(line.getByRole('button')).toHaveCount(0);
  await expect(line.getByRole('link', { name: /from bela about/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: /^Messages/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
});
