import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { askAboutNewAd, fillInRating } from './rate-a-sale.ts';

const main = (page: Page) => page.getByRole('main');
const isAccessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual(
    [],
  );

test('Asha sells to Bela, each rates the other, and both read it only then', async ({
  page: asha,
  browser,
  baseURL,
}) => {
  const bela = await (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  ).newPage();
  await signIn(asha, 'asha', baseURL ?? '');
  await signIn(bela, 'bela', baseURL ?? '');
  const { title, conversation } = await askAboutNewAd(asha, bela, baseURL ?? '');
  const word = randomUUID().replaceAll(/[\d-]/g, '');

  await asha.goto(conversation);
  await ready(asha);
  await main(asha).getByText('Sold to bela?').click();
  await main(asha).getByRole('button', { name: 'Yes, sold to bela' }).click();
  await expect(main(asha).getByText(/^Sold to bela on/)).toBeVisible();
  await isAccessible(asha);

  await bela.goto('/ratings');
  await ready(bela);
  await main(bela)
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: 'Rate asha' })
    .click();
  await expect(main(bela).getByRole('heading', { name: 'How was it with asha?' })).toBeVisible();
  await isAccessible(bela);
  // What strangers should not read is refused, and nothing that was typed is lost.
  await fillInRating(bela, 'As described', 'Write to me at bela@example.com.');
  await expect(
    main(bela)
      .getByText(/Please write it without that/)
      .first(),
  ).toBeVisible();
  await expect(
    main(bela).getByRole('group', { name: 'Kind' }).getByRole('radio', { name: '4' }),
  ).toBeChecked();
  await main(bela).getByLabel('A sentence (optional)').fill(`Soft and even, ${word}.`);
  await main(bela).getByRole('button', { name: 'Send the rating' }).click();
  await expect(main(bela).getByText(/It stays sealed/)).toBeVisible();
  await expect(main(bela).getByText(`Soft and even, ${word}.`)).toBeVisible();

  await asha.goto('/ratings');
  await ready(asha);
  await expect(main(asha).getByText(word)).toHaveCount(0);
  await asha.goto(conversation);
  await ready(asha);
  await main(asha).getByRole('link', { name: 'Rate bela' }).click();
  await fillInRating(asha, 'As agreed', `Paid at once, ${word}.`);
  await expect(main(asha).getByText(/You have both written/)).toBeVisible();
  const belas = main(asha)
    .getByRole('listitem')
    .filter({ hasText: `Soft and even, ${word}.` });
  await expect(belas).toBeVisible();
  await belas.getByText('Answer', { exact: true }).click();
  await belas.getByLabel('Your answer').fill(`It was a pleasure, ${word}.`);
  await belas.getByRole('button', { name: 'Send the answer' }).click();
  await expect(main(asha).getByText('Your answer appears below the rating.')).toBeVisible();
  await isAccessible(asha);

  await bela.goto('/ratings');
  await expect(main(bela).getByText(`Paid at once, ${word}.`)).toBeVisible();
  await expect(main(bela).getByText(`It was a pleasure, ${word}.`)).toBeVisible();
  await bela.context().close();
});
