import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { mailedCode } from '#tests/support/browser/mailed-code.ts';
import { conversationWith, conversationWithWords, findAshasAd } from './talk-about-hair.ts';

const main = (page: Page) => page.getByRole('main');
const word = () => randomUUID().slice(0, 8);
const isAccessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual(
    [],
  );

test('a visitor writes to a seller, opens an account on the way, and need not type it again', async ({
  page,
}) => {
  const name = `wig-${word()}`;
  const question = `Is it tied at the roots? I make wigs in Leeds, ${name}.`;
  await page.goto(await findAshasAd(page.request));
  await main(page).locator('summary').filter({ hasText: 'Message asha' }).click();
  await main(page).getByLabel('Your message to asha').fill(question);
  await main(page).getByRole('button', { name: 'Log in and send' }).click();

  await expect(page).toHaveURL(/\/login\?next=/);
  await main(page)
    .getByRole('link', { name: /Open an account|Register|Sign up/ })
    .first()
    .click();
  await main(page).getByLabel('I want to buy').check();
  await main(page).getByLabel('Display name').fill(name);
  await main(page).getByLabel('E-mail').fill(`${name}@example.com`);
  await main(page).getByLabel('Password').fill('violet kettle on the ninth stair');
  await main(page).getByLabel('Country').selectOption('GB');
  await main(page).getByLabel('I am 18 or over').check();
  await main(page).getByLabel('I have read and accept').check();
  await main(page).getByRole('button', { name: 'Open my account' }).click();
  await main(page)
    .getByLabel('Code')
    .fill(await mailedCode(page.request, `${name}@example.com`));
  await expect(page).toHaveURL(/\/payment\//);
  await main(page)
    .getByRole('button', { name: /^Start / })
    .click();

  await expect(page).toHaveURL(/\/messages\/new\?draft=/);
  await expect(main(page).getByLabel('Your message')).toHaveValue(question);
  await main(page).getByRole('button', { name: 'Send to asha' }).click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}#newest$/);
  await expect(main(page).getByText(question, { exact: true })).toBeVisible();
  await expect(main(page).getByText('Do not cut until payment has been received.')).toBeVisible();

  await page.goto('/buyer/buyer-profile');
  await expect(main(page).getByRole('heading', { name: `Hello ${name}` })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /asha .*Is it tied/ })).toBeVisible();
  await expect(main(page).getByText('Tap the heart on an ad')).toBeVisible();
  await isAccessible(page);
});

test('two people talk: what one sends is in the other’s open conversation, by events and by asking', async ({
  page: asha,
  browser,
  baseURL,
}) => {
  const bela = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(asha, 'asha', baseURL ?? '');
  await signIn(bela, 'bela', baseURL ?? '');
  const { id } = await conversationWith(bela, (username) => username === 'asha');
  const live = asha.waitForResponse((response) => response.url().endsWith('/live'));
  await asha.goto(`/messages/${id}`);
  await live;
  await bela.goto(`/messages/${id}`);
  await ready(bela);

  const first = `Is it straight all the way down? ${word()}`;
  await main(bela).getByLabel('Your reply').fill(first);
  await main(bela).getByRole('button', { name: 'Send' }).click();
  await expect(main(bela).getByLabel('Your reply')).toHaveValue('');
  await expect(main(bela).getByText(first, { exact: true })).toBeVisible();
  const sent = performance.now();
  await expect(main(asha).getByText(first, { exact: true })).toBeVisible();
  console.log(`in the other's conversation ${Math.round(performance.now() - sent)} ms after it was sent`);

  // What is said of a telephone number stands beside the message, and the number does not.
  const second = `My number is 07700 900123, call me ${word()}`;
  await main(bela).getByLabel('Your reply').fill(second);
  await main(bela).getByRole('button', { name: 'Send' }).click();
  await expect(main(bela).getByText('We added a safety note for asha.').last()).toBeVisible();
  await expect(main(asha).getByText('We hide contact details').last()).toBeVisible();
  await expect(main(asha).getByText('900123')).toHaveCount(0);
  await isAccessible(asha);

  // A browser whose stream is cut asks every twenty seconds.
  await asha.route('**/live', (route) => route.abort());
  await asha.clock.install();
  await asha.goto(`/messages/${id}`);
  await ready(asha);
  const third = `And when could you post it? ${word()}`;
  await main(bela).getByLabel('Your reply').fill(third);
  await main(bela).getByRole('button', { name: 'Send' }).click();
  await expect(main(bela).getByLabel('Your reply')).toHaveValue('');
  await expect(main(bela).getByText(third, { exact: true })).toBeVisible();
  await expect(main(asha).getByText(third, { exact: true })).toHaveCount(0);
  await asha.clock.fastForward(21_000);
  await expect(main(asha).getByText(third, { exact: true })).toBeVisible();
  await bela.context().close();
});

test('block and unblock, choose mails, report a message', async ({ page, baseURL }) => {
  await signIn(page, 'bela', baseURL ?? '');
  const { id, other } = await conversationWithWords(page);
  await page.goto(`/messages/${id}`);
  await ready(page);
  await main(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(main(page).getByText('You blocked this person. Unblock them to write.')).toBeVisible();
  await expect(main(page).getByLabel('Your reply')).toHaveCount(0);
  await page.goto('/messages/settings');
  await ready(page);
  await main(page)
    .getByRole('button', { name: `Unblock ${other.username}` })
    .click();
  await expect(main(page).getByText('You have not blocked anybody.')).toBeVisible();

  // A box counts when it is touched: there is no button for it.
  await expect(main(page).getByRole('button', { name: 'Save' })).toHaveCount(0);
  await main(page).getByLabel('My plan is about to end', { exact: true }).uncheck();
  await expect(main(page).getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel('My plan is about to end', { exact: true })).not.toBeChecked();
  await expect(main(page).getByLabel('Somebody writes to me', { exact: true })).toBeChecked();
  await expect(main(page).getByText('My ad is about to end')).toHaveCount(0);
  await isAccessible(page);

  await page.goto(`/messages/${id}`);
  await ready(page);
  await main(page).getByLabel('Your reply').fill('Can I pay by Western Union?');
  await main(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(main(page).getByText('We did not send this message.')).toBeVisible();
  await expect(main(page).getByLabel('Your reply')).toHaveValue('Can I pay by Western Union?');
  await main(page).getByRole('button', { name: 'Send for review instead' }).click();
  await expect(main(page).getByText('We are checking this message first.')).toBeVisible();

  await main(page).getByRole('listitem').getByRole('link', { name: 'Report' }).first().click();
  await main(page).getByLabel('Harassment').check();
  await main(page).getByRole('button', { name: 'Send the report' }).click();
  await expect(main(page).getByText(/Your case number is/)).toBeVisible();
  await isAccessible(page);
});
