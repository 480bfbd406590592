import type { Page } from '@playwright/test';
import { registerInBrowser } from '../../support/browser/register-in-browser.ts';

/** The step of the photos, before somebody who has just begun to sell. */
export async function openPhotoStep(page: Page, address: string | undefined) {
  await registerInBrowser(page, address ?? '', 2);
  await page.goto('/post-an-ad/photos');
  return { main: page.getByRole('main'), photos: page.locator('[data-photo]') };
}

/** A file that says it is a photo and is none. */
export const noPhoto = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<html></html>'),
});
