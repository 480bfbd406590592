import { expect, test } from '@playwright/test';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { expectDocked, fillConversation } from './docked-composer.ts';

test('without JavaScript: the newest message and the composer are there at once, and a photo goes with the form', async ({
  page,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  await signIn(page, 'bela', baseURL);
  const id = await fillConversation(page, baseURL);
  const main = page.getByRole('main');
  // Asha may write into the same conversation meanwhile: whoever tests talking is at work, too.
  const mine = main.locator('ol[aria-live] > li').filter({ hasText: /You ·/ });
  await page.goto('/messages');
  await main.locator(`a[href="/messages/${id}#newest"]`).click();
  await expectDocked(page, mine.last().getByText(/^You ·/));

  await main.getByRole('link', { name: 'Do you post to my country?' }).click();
  await expect(main.getByLabel('Your reply')).toHaveValue('Do you post to my country?');
  await main.getByLabel('Add photos').setInputFiles(await hairPhoto('hair.jpg'));
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(mine.last().getByText('Do you post to my country?')).toBeInViewport();
  await expect(mine.last().getByRole('img', { name: 'Sent by you, number 1' })).toBeVisible();
  await expectDocked(page, mine.last().getByText(/^You ·/));

  // With no photo chosen the same form sends words alone.
  await main.getByLabel('Your reply').fill('Thank you');
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(mine.last().getByText('Thank you')).toBeInViewport();
});
