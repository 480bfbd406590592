import { expect, type Page } from '@playwright/test';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { order, upload } from '../offers/offers.ts';
import { agreeOnSale, connectPayPal, drawParcelNumber, pay, readSale } from './sales.ts';

/** Two people of their own for a test: nobody has more than two sales open before three went well. */
export async function openTwo(
  asha: Page,
  bela: Page,
  baseURL: string,
): Promise<{ asha: string; bela: string }> {
  const [seller, buyer] = await Promise.all([
    registerInBrowser(asha, baseURL, 2),
    registerInBrowser(bela, baseURL, 1),
  ]);
  return { asha: seller.username, bela: buyer.username };
}

/** Hair that was paid, cut, proved and posted, and that Bela has in her hands: what went well has a journey of its own. */
export async function deliver(asha: Page, bela: Page, baseURL: string): Promise<string> {
  const saleId = await agreeOnSale(asha, bela, baseURL);
  await connectPayPal(asha, baseURL);
  await pay(bela, saleId);
  await order(bela, baseURL, 'sale/capture', { saleId });
  const step = async (page: Page, name: string, data: object = {}) => {
    const { version } = await readSale(page, saleId);
    await order(page, baseURL, `sale/${name}`, { saleId, version, ...data });
  };
  await step(asha, 'codeWord');
  const photos = [
    { id: await upload(asha, baseURL), kind: 'tape' },
    { id: await upload(asha, baseURL), kind: 'scale' },
  ];
  await step(asha, 'prove', { grams: 164, length: 711, photos });
  const parcel = { carrier: 'royal-mail', number: drawParcelNumber(), signed: false };
  await step(asha, 'ship', parcel);
  await step(bela, 'arrived');
  return saleId;
}

/** By the link on the page of the sale to the page where it is done. */
export async function follow(page: Page, saleId: string, link: string): Promise<void> {
  await page.goto(`/sales/${saleId}`);
  await page.getByRole('main').getByRole('link', { name: link }).first().click();
  await expect(page).toHaveURL(new RegExp(`/sales/${saleId}/[a-z]+$`));
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const CLAIM = 'The hair is much shorter than we agreed on.';

/** Bela says what is wrong: first without a photo, and then nothing that she typed is lost. `isAlive`: with script. */
export async function complain(bela: Page, saleId: string, isAlive = true): Promise<void> {
  await follow(bela, saleId, 'Something is wrong');
  if (isAlive) await ready(bela);
  await bela.getByRole('radio', { name: /less than agreed/i }).check();
  await bela.getByLabel('What is wrong?', { exact: true }).fill(CLAIM);
  await press(bela, 'Tell us what is wrong');
  await expect(bela.getByText(/^Send two photos with your code word/).last()).toBeVisible();
  await expect(bela.getByLabel('What is wrong?', { exact: true })).toHaveValue(CLAIM);
  await expect(bela.getByRole('radio', { name: /less than agreed/i })).toBeChecked();
  for (const label of ['The parcel, just opened', 'The hair on a scale'])
    await bela.getByLabel(label).setInputFiles(await hairPhoto('wrong.jpg'));
  await press(bela, 'Tell us what is wrong');
  await expect(bela).toHaveURL(new RegExp(`/sales/${saleId}$`));
}

/** Asha tells her side. */
export async function answer(asha: Page, saleId: string, isAlive = true): Promise<void> {
  await follow(asha, saleId, 'Answer');
  if (isAlive) await ready(asha);
  await expect(asha.getByText(CLAIM)).toBeVisible();
  await asha.getByLabel('Your side').fill('It was 28 in when I packed it, as the tape in my photo shows.');
  await press(asha, 'Send my answer');
  await expect(asha).toHaveURL(new RegExp(`/sales/${saleId}$`));
  await expect(asha.getByText('You have answered.')).toBeVisible();
}
