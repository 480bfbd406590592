import { expect, type Page, test } from '@playwright/test';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { agreeOnSale, connectPayPal, drawParcelNumber, fillInProof, pay } from './sales.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

test('without JavaScript: paid, cut, proved, posted, arrived, paid out; a green page loads itself anew', async ({
  page: asha,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  const saleId = await agreeOnSale(asha, bela, baseURL);
  await connectPayPal(asha, baseURL);
  await pay(bela, saleId);
  // Back from the provider, whoever has no script presses once more.
  await press(bela, 'Finish paying');
  await expect(bela.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();

  await asha.goto(`/sales/${saleId}`);
  await expect(asha.getByText('SAFE TO CUT', { exact: true }).first()).toBeVisible();
  const answer = await asha.request.get(`/sales/${saleId}`);
  expect(await answer.text()).toContain('<meta http-equiv="refresh" content="30"/>');
  expect(answer.headers()['cache-control']).toContain('no-store');
  // What is typed has a page of its own, which never loads itself anew.
  await expect(asha.getByLabel('Why? (if you like)')).toBeHidden();
  await asha.getByRole('link', { name: 'I cannot sell it after all' }).click();
  await expect(asha.getByLabel('Why? (if you like)')).toBeVisible();
  expect(await asha.content()).not.toContain('http-equiv="refresh"');
  await asha.goto(`/sales/${saleId}`);
  await press(asha, 'I am ready to cut: show my code word');
  await asha.getByRole('main').getByRole('link', { name: 'Send my photos' }).first().click();
  // A page with a form never loads itself anew, and shows no light that could grow old.
  expect(await asha.content()).not.toContain('http-equiv="refresh"');
  await expect(asha.getByText('SAFE TO CUT', { exact: true })).toBeHidden();

  await fillInProof(asha);
  await asha.getByLabel('What the scale says, in grams').fill('4');
  await press(asha, 'Send my photos');
  await expect(asha.getByText('Write the grams, 5 to 2,000.').last()).toBeVisible();
  await expect(asha.getByLabel('What the tape says')).toHaveValue('28 in');
  await expect(asha.getByText('This photo is here. Choose another to replace it.')).toHaveCount(2);
  await asha.getByLabel('What the scale says, in grams').fill('164');
  await press(asha, 'Send my photos');
  await expect(asha.getByText('SAFE TO SEND', { exact: true }).first()).toBeVisible();

  await asha.getByRole('main').getByRole('link', { name: 'I have posted it' }).first().click();
  await asha.getByLabel('Carrier').selectOption('royal-mail');
  await asha.getByLabel('Parcel number').fill(drawParcelNumber());
  await press(asha, 'I have posted it');
  await expect(asha.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await bela.goto(`/sales/${saleId}`);
  await press(bela, 'It is here');
  await press(bela, 'All is well: pay asha');
  await expect(bela.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await bela.context().close();
});
