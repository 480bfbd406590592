import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { expectDocked, fillConversation } from './docked-composer.ts';

test('a conversation opens at its end, a quick question fills the composer, and photos go with it', async ({
  page,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  await signIn(page, 'bela', baseURL);
  const id = await fillConversation(page, baseURL);
  const main = page.getByRole('main');
  const messages = main.locator('ol[aria-live] > li');
  await page.goto('/messages');
  await ready(page);
  await main.locator(`a[href="/messages/${id}#newest"]`).click();
  await expectDocked(page, messages.last());

  const question = 'Can you weigh it on a kitchen scale?';
  await main.getByRole('link', { name: question }).click();
  await expect(main.getByLabel('Your reply')).toHaveValue(question);
  await expect(main.getByRole('list', { name: 'Quick questions' })).toBeHidden();
  await main
    .getByLabel('Add photos')
    .setInputFiles([
      await hairPhoto('scale.jpg'),
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') },
    ]);
  const tray = main.getByRole('list', { name: 'Photos for this message' });
  // The first photo of a site starts the darkroom.
  await expect(tray.getByText('page.jpg: Send a photo as')).toBeVisible({ timeout: 20_000 });
  await tray.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  // Somebody else may write meanwhile.
  const sent = messages.filter({ hasText: question }).last();
  await expect(sent.getByText(question)).toBeInViewport();
  await expect(tray).toHaveCount(0);
  await expect(main.getByLabel('Your reply')).toHaveValue('');
  await expect(sent.getByRole('img', { name: 'Sent by you, number 1' })).toBeVisible();
  await expectDocked(page, sent.getByText(/^You ·/));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze();
  expect(violations).toEqual([]);

  // The other person sees it, and nobody else.
  const address = await sent.getByRole('img').getAttribute('src');
  const asha = await (await browser.newContext({ baseURL })).newPage();
  expect((await asha.request.get(address ?? '')).status()).toBe(404);
  await signIn(asha, 'asha', baseURL);
  await asha.goto(`/messages/${id}#newest`);
  const photo = asha.getByRole('img', { name: 'Sent by bela, number 1' }).last();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(asha.getByText('We cannot read what is written in a photo.').last()).toBeVisible();
  await asha.context().close();
});
