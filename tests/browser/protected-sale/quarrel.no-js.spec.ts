import { expect, type Page, test } from '@playwright/test';
import { answer, complain, deliver, openTwo, press } from './quarrel.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

test('without JavaScript: less than agreed, answered, a part offered and taken', async ({
  page: asha,
  browser,
  baseURL: given,
  viewport,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL, viewport, javaScriptEnabled: false })).newPage();
  await openTwo(asha, bela, baseURL);
  const saleId = await deliver(asha, bela, baseURL);
  await complain(bela, saleId, false);
  await answer(asha, saleId, false);

  await asha.goto(`/sales/${saleId}`);
  await asha.getByText('Offer some money back', { exact: true }).click();
  await asha.getByLabel(/^How much in/).fill('20');
  await press(asha, 'Offer it');
  await bela.goto(`/sales/${saleId}`);
  await press(bela, 'Take $20');
  await expect(heading(bela, 'Thank you')).toBeVisible();
  await asha.goto(`/sales/${saleId}`);
  await expect(heading(asha, /^PayPal (is paying|paid) you/)).toBeVisible();
  await asha.goto(`/sales/${saleId}/evidence`);
  await expect(asha.getByText('It was 28 in when I packed it')).toBeVisible();
  await bela.context().close();
});
