import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { findAshasAd, conversationWith } from './talk-about-hair.ts';

test('without JavaScript: an answer is there after a reload, and the whole rule can be read', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await (
    await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  ).newPage();
  await signIn(page, 'bela', baseURL ?? '');
  await signIn(other, 'asha', baseURL ?? '');
  const { id } = await conversationWith(page, (username) => username === 'asha');
  await page.goto(`/messages/${id}`);
  // Letters only: digits in a row may be a telephone number, and would be masked.
  const answer = `Yes, it is tied. ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await other.goto('/messages');
  await other.getByRole('main').locator(`a[href="/messages/${id}#newest"]`).click();
  await other.getByRole('main').getByLabel('Your reply').fill(answer);
  await other.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(other.getByText(answer, { exact: true })).toBeVisible();
  await expect(page.getByText(answer, { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(answer, { exact: true })).toBeVisible();
  await page.getByText('What counts as received?').click();
  await expect(page.getByRole('main').getByText('that says ‘paid’ is not money')).toBeVisible();
  await other.context().close();
});

test('without JavaScript: a button says that a conversation was read', async ({ page, browser, baseURL }) => {
  const bela = await (
    await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  ).newPage();
  await signIn(bela, 'bela', baseURL ?? '');
  const { id } = await conversationWith(bela, (username) => username === 'asha');
  await bela.goto(`/messages/${id}`);
  await bela.getByRole('main').getByLabel('Your reply').fill('Good morning, is it still for sale?');
  await bela.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await bela.context().close();
  await signIn(page, 'asha', baseURL ?? '');
  await page.goto(`/messages/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByRole('main').getByLabel('Your reply')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
});

test('without JavaScript: a visitor reports an ad and hears of it by mail', async ({ page }) => {
  await page.goto(await findAshasAd(page.request));
  await page.getByRole('main').getByRole('link', { name: 'Report this ad' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('main').getByLabel('The facts are wrong').check();
  const email = `reporter-${randomUUID().slice(0, 8)}@example.com`;
  await page
    .getByRole('main')
    .getByLabel(/Your e-mail address/)
    .fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Send the report' }).click();
  const said = await page.getByRole('main').getByRole('alert').innerText();
  const number = /FH-\d\d-[A-Z2-9]{6}/.exec(said)?.[0] ?? 'no number';
  await expect
    .poll(async () => {
      await page.goto(`/dev/mail?to=${email}`);
      return page.getByRole('link', { name: `${number}: we have your report` }).count();
    })
    .toBe(1);
  await page.getByRole('link', { name: number }).click();
  await expect(page.frameLocator('iframe').getByText('Thank you for telling us.')).toBeVisible();
});
