import { expect, type Page, test } from '@playwright/test';
import { violationsOfPage } from '#tests/support/browser/axe.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { agreeOnSale, connectPayPal, drawParcelNumber, fillInProof, pay } from './sales.ts';

const isAccessible = async (page: Page) => expect(await violationsOfPage(page, 'main')).toEqual([]);
const light = (page: Page) => page.getByRole('main').getByRole('status').first();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Opens a sale and waits until it hears of news. */
async function listen(page: Page, saleId: string): Promise<void> {
  const live = page.waitForResponse((response) => response.url().endsWith('/me/live'));
  await page.goto(`/sales/${saleId}`);
  await ready(page);
  await live;
}

for (const width of [360, 1280])
  test(`at ${width}: agreed, connected, paid, green, cut, proved, posted, arrived, paid out, and each sees at once what the other does`, async ({
    page: asha,
    browser,
    baseURL: given,
  }) => {
    const baseURL = given ?? '';
    const viewport = { width, height: 900 };
    await asha.setViewportSize(viewport);
    const bela = await (await browser.newContext({ baseURL, viewport })).newPage();
    await signIn(asha, 'asha', baseURL);
    await signIn(bela, 'bela', baseURL);
    const saleId = await agreeOnSale(asha, bela, baseURL);
    await connectPayPal(asha, baseURL);
    await listen(asha, saleId);
    await expect(light(asha)).toContainText('DO NOT CUT YET');
    await isAccessible(asha);

    await pay(bela, saleId);
    await expect(bela.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
    await isAccessible(bela);
    await expect(light(asha)).toContainText('SAFE TO CUT');
    await expect(light(asha)).toContainText('PayPal holds $230 for you. Asked');
    await isAccessible(asha);
    // Among what was agreed as well, once the site was asked anew.
    await asha.goto('/offers?list=agreed');
    const line = asha.getByRole('listitem').filter({ has: asha.locator(`a[href="/sales/${saleId}"]`) });
    await expect(line.getByText('Safe to cut', { exact: true })).toBeVisible();
    await asha.goto(`/sales/${saleId}`);
    await ready(asha);

    await press(asha, 'I am ready to cut: show my code word');
    await expect(asha.getByText(/^[A-Z]+ [A-Z]+ \d\d$/)).toBeVisible();
    await asha.getByRole('main').getByRole('link', { name: 'Send my photos' }).first().click();
    await press(asha, 'Send my photos');
    // What was refused stands where one looks, and what was typed is still there.
    await expect(asha.getByText('Write the grams, 5 to 2,000.').last()).toBeVisible();
    await fillInProof(asha);
    await expect(asha.getByText('This photo is here. Choose another to replace it.')).toHaveCount(2);
    await isAccessible(asha);
    await press(asha, 'Send my photos');
    await expect(light(asha)).toContainText('SAFE TO SEND');
    await expect(asha.getByRole('heading', { name: 'Send it to' })).toBeVisible();

    await bela.goto(`/sales/${saleId}`);
    await ready(bela);
    await expect(bela.getByRole('img', { name: 'On a scale' })).toHaveJSProperty('complete', true);
    await expect(bela.getByRole('heading', { name: 'Send it to' })).toHaveCount(0);

    await asha.getByRole('main').getByRole('link', { name: 'I have posted it' }).first().click();
    await asha.getByLabel('Carrier').selectOption('royal-mail');
    await asha.getByLabel('Parcel number').fill('RB123456780GB');
    await press(asha, 'I have posted it');
    await expect(asha.getByText('Check the number: one digit is wrong.').last()).toBeVisible();
    await expect(asha.getByLabel('Parcel number')).toHaveValue('RB123456780GB');
    await expect(asha.getByLabel('Carrier')).toHaveValue('royal-mail');
    await asha.getByLabel('Parcel number').fill(drawParcelNumber());
    // It goes with the first letter, and what stands below it moves up: nobody presses before.
    await expect(asha.getByText('Check the number: one digit is wrong.')).toHaveCount(0);
    await press(asha, 'I have posted it');
    await expect(asha.getByRole('heading', { name: 'On its way' })).toBeVisible();

    await press(bela, 'It is here');
    await expect(bela.getByRole('heading', { name: 'Look at your hair' })).toBeVisible();
    await isAccessible(bela);
    await press(bela, 'All is well: pay asha');
    await expect(bela.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(asha.getByRole('heading', { name: 'PayPal paid you $213.03' })).toBeVisible();
    await asha.goto('/sales');
    await expect(
      asha.getByRole('region', { name: 'Over' }).locator(`a[href="/sales/${saleId}"]`),
    ).toBeVisible();
    await isAccessible(asha);
    await bela.context().close();
  });

test('a payment that is taken back turns green lights red within two seconds: of the sale, in the list, over the ad', async ({
  page: asha,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL })).newPage();
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  const saleId = await agreeOnSale(asha, bela, baseURL);
  await connectPayPal(asha, baseURL);
  const provider = await pay(bela, saleId);
  await expect(bela.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await listen(asha, saleId);
  await expect(light(asha)).toContainText('SAFE TO CUT');

  const ad = asha.getByRole('main').locator('a[href^="/ad/"]').first();
  const title = (await ad.textContent()) ?? '';
  const chips = [];
  for (const path of ['/seller/seller-profile', (await ad.getAttribute('href')) ?? '']) {
    const page = await asha.context().newPage();
    const live = page.waitForResponse((response) => response.url().endsWith('/me/live'));
    await page.goto(path);
    await live;
    chips.push(page.locator(`a[href="/sales/${saleId}"]`).first());
  }
  for (const chip of chips) await expect(chip).toContainText('Safe to cut');
  await bela.goto(`${provider}/desk`);
  const payment = bela.locator('section').filter({ hasText: title });
  await payment.getByRole('button', { name: 'The bank takes it back' }).click();
  await expect(light(asha)).toContainText('DO NOT CUT YET', { timeout: 2_000 });
  for (const chip of chips) await expect(chip).toContainText('Do not cut yet', { timeout: 2_000 });
  await expect(asha.getByRole('button', { name: /code word/i })).toHaveCount(0);
  await expect(asha.getByRole('heading', { name: 'PayPal took this payment back' })).toBeVisible();
  await bela.context().close();
});
