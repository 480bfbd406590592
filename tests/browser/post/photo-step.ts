import { expect, type Page } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { registerInBrowser } from '../../support/browser/register-in-browser.ts';

/** The step of the photos, before somebody who has just begun to sell. */
export async function openPhotoStep(page: Page, address: string | undefined) {
  await registerInBrowser(page, address ?? '', 2);
  await page.goto('/post-an-ad/photos');
  return { main: page.getByRole('main'), photos: listPhotos(page) };
}

/** The photos that the draft has, in their order. */
export const listPhotos = (page: Page) => page.locator('li[id^="photo-"]');

/** A draft without photos, at the hair step, of somebody who has just begun to sell. */
export async function beginDraft(page: Page, address: string | undefined) {
  const person = await registerInBrowser(page, address ?? '', 2);
  await page.goto('/post-an-ad/photos');
  await ready(page);
  await page.getByRole('button', { name: 'Continue, photos later' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await ready(page);
  return person;
}

/** A file that says it is a photo and is none. */
export const noPhoto = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<html></html>'),
});
