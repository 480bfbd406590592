import { expect, test } from '@playwright/test';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { askFor, makeOffer, postAdForOffers } from './offers.ts';

test('without JavaScript: offer, another price, yes, agreed, sold', async ({
  page: asha,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  const { url } = await postAdForOffers(asha, baseURL);

  // What is refused comes back with what was typed, and the sentence stands at the field.
  const main = bela.getByRole('main');
  await bela.goto(url);
  await main.locator('summary').filter({ hasText: 'Make an offer' }).click();
  await main.getByLabel('Your offer in £').fill('100');
  await main.getByLabel(/^A note/).fill('I can pay today.');
  await main.getByRole('button', { name: 'Send offer' }).click();
  await expect(main.getByText('Offers start at £210.').last()).toBeVisible();
  await expect(main.getByLabel('Your offer in £')).toHaveValue('100');
  await expect(main.getByLabel(/^A note/)).toHaveValue('I can pay today.');
  // A round figure leads to the same form with it.
  await main.getByRole('link', { name: '£340', exact: true }).click();
  await expect(bela).toHaveURL(/\/messages\/new\?ad=[0-9a-f-]{36}&offer=340$/);
  await expect(main.getByLabel('Your offer in £')).toHaveValue('340');
  const thread = await makeOffer(bela, url, '350');
  await expect(bela.getByRole('article')).toContainText('waits for asha');

  await asha.goto(thread);
  const card = asha.getByRole('article');
  await expect(card).toContainText('£70 below the price');
  await askFor(asha, '300');
  // Once, at its field.
  await expect(card.getByText('Choose a price between £350 and £420.')).toHaveCount(1);
  await expect(card.getByText('Between £350 and £420, the asking price.')).toBeVisible();
  await card.getByLabel(/^Another price in/).fill('390');
  await card.getByRole('button', { name: /^Ask for (this price|£)/ }).click();
  await expect(card).toContainText('You ask for');

  await bela.goto('/offers');
  const row = main.getByRole('listitem').filter({ has: bela.locator(`a[href^="${thread}"]`) });
  await row.getByRole('button', { name: 'Say yes to £390' }).click();
  await expect(bela).toHaveURL('/offers');
  await expect(main.getByRole('region', { name: 'Agreed' }).locator(`a[href^="${thread}"]`)).toBeVisible();
  await bela.context().close();

  // Who comes too late can wait for it.
  const kavya = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await registerInBrowser(kavya, baseURL, 1);
  await kavya.goto(url);
  await kavya.locator('summary').filter({ hasText: 'Make an offer' }).click();
  await kavya.getByRole('button', { name: 'Tell me if it becomes free' }).click();
  await expect(kavya).toHaveURL('/saved');
  await expect(kavya.getByRole('main')).toContainText(
    'is kept for somebody else. We tell you when it is free again',
  );
  await kavya.context().close();

  await asha.goto(thread);
  await expect(card).toContainText('You agreed on £390. Kept for bela until');
  await expect(card).toContainText('We hold no money in this sale.');
  await card.getByRole('button', { name: 'Mark as sold for £390' }).click();
  await expect(card).toContainText('sold');
  await expect(asha.getByRole('main').getByText(/^Sold to bela on/)).toBeVisible();
});
