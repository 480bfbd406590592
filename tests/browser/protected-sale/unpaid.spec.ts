import { expect, test } from '@playwright/test';
import { violationsOfPage } from '#tests/support/browser/axe.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { openTwo } from './quarrel.ts';
import { agreeOnSale, connectPayPal, openProvider } from './sales.ts';

test('declined, then to a wrong country, then pending, then paid: the light waits for the money @both', async ({
  page: asha,
  browser,
  baseURL: given,
  viewport,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL, viewport })).newPage();
  const names = await openTwo(asha, bela, baseURL);
  const saleId = await agreeOnSale(asha, bela, baseURL);
  await connectPayPal(asha, baseURL);
  await asha.goto(`/sales/${saleId}`);
  await ready(asha);
  const light = asha.getByRole('main').getByRole('status').first();

  await openProvider(bela, saleId);
  await bela.getByRole('button', { name: /^Pay, but the bank declines/ }).click();
  await expect(bela.getByText(/^Your payment did not go through\. You were not charged\./)).toBeVisible();
  expect(await violationsOfPage(bela, 'main')).toEqual([]);

  await openProvider(bela, saleId);
  await bela.getByRole('button', { name: /^Pay, to another country/ }).click();
  const wrong = 'Choose an address in the United Kingdom and pay again. Nothing was taken.';
  await expect(bela.getByText(wrong).first()).toBeVisible();
  await expect(light).toContainText('DO NOT CUT YET');

  const provider = await openProvider(bela, saleId);
  await bela.getByRole('button', { name: /^Pay, pending, then it clears/ }).click();
  await expect(bela.getByRole('heading', { name: 'PayPal has not finished' })).toBeVisible();
  await expect(asha.getByText('It is not money yet.').first()).toBeVisible();
  await expect(light).toContainText('DO NOT CUT YET');
  expect(await violationsOfPage(bela, 'main')).toEqual([]);

  const title = (await asha.getByRole('main').locator('a[href^="/ad/"]').first().textContent()) ?? '';
  const desk = await bela.context().newPage();
  await desk.goto(`${provider}/desk`);
  const payment = desk.locator('section').filter({ hasText: title });
  await payment.getByRole('button', { name: 'The bank says yes' }).click();
  await expect(light).toContainText('SAFE TO CUT');
  await expect(bela.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await expect(bela.getByText(names.asha).first()).toBeVisible();
  await bela.context().close();
});
