import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { askAboutNewAd, fillInRating } from './rate-a-sale.ts';

test('without JavaScript: sold from My ads to somebody, rated by both, and read on the seller’s page', async ({
  page: asha,
  browser,
  baseURL,
}) => {
  const bela = await (
    await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  ).newPage();
  await signIn(asha, 'asha', baseURL ?? '');
  await signIn(bela, 'bela', baseURL ?? '');
  const { title, conversation } = await askAboutNewAd(asha, bela, baseURL ?? '');
  const word = randomUUID().replaceAll(/[\d-]/g, '');
  const main = asha.getByRole('main');

  await asha.goto('/seller/seller-profile');
  const ad = main.locator('[data-ad]').filter({ hasText: title });
  await ad.getByLabel(`What to do: ${title}`).click();
  await ad.getByText('Mark as sold').click();
  await ad.getByLabel('To whom? (optional)').selectOption('bela');
  await ad.getByRole('button', { name: `Yes, it is sold: ${title}` }).click();
  await expect(main.getByText('Done: the ad is sold.')).toBeVisible();
  await ad.getByRole('link', { name: 'Rate bela' }).click();
  await main.getByRole('button', { name: 'Send the rating' }).click();
  await expect(main.getByText('Choose 1 to 5.').first()).toBeVisible();
  await fillInRating(asha, 'As agreed', `Paid at once, ${word}.`);
  await expect(main.getByText(/It stays sealed/)).toBeVisible();

  await bela.goto(conversation);
  await bela.getByRole('link', { name: 'Rate asha' }).click();
  await fillInRating(bela, 'As described', `Soft and even, ${word}.`);
  await expect(bela.getByText(/You have both written/)).toBeVisible();
  await expect(bela.getByText(`Paid at once, ${word}.`)).toBeVisible();

  await asha.goto('/seller/seller-profile');
  await main.getByRole('link', { name: 'See your public page' }).click();
  await expect(main.getByText(`Soft and even, ${word}.`)).toBeVisible();
  await expect(main.getByRole('link', { name: /^\d\.\d of 5 \d+ ratings?$/ })).toBeVisible();
  await bela.context().close();
});
