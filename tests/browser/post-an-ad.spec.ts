import { expect, test } from '@playwright/test';
import { fillInHair, fillInPrice } from '../support/fill-in-ad.ts';
import { hairPhoto } from '../support/hair-photo.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ page, baseURL }) => signIn(page, 'asha', baseURL ?? ''));

test('photos are uploaded as they are chosen, and the ad is posted', async ({ page }) => {
  await page.goto('/post-an-ad/photos');
  const photos = [await hairPhoto('one.jpg'), await hairPhoto('two.jpg'), await hairPhoto('three.jpg')];
  await page
    .getByRole('main')
    .getByLabel(/Choose photos/)
    .setInputFiles(photos);
  await expect(page.locator('[data-photo]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove: photo 3' }).click();
  await expect(page.locator('[data-photo]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Go on: the hair' }).click();
  await fillInHair(page);
  await page.getByRole('main').getByLabel('Length', { exact: true }).fill('28');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await fillInPrice(page);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page
    .getByRole('main')
    .getByLabel(/I may sell this hair/)
    .check();
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(width).toBe(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your ad is (live|waiting for a check)/);
});

test('a file that is no photo is refused with a sentence and can be tried again', async ({ page }) => {
  await page.goto('/post-an-ad/photos');
  const page404 = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') };
  await page
    .getByRole('main')
    .getByLabel(/Choose photos/)
    .setInputFiles([page404]);
  await expect(page.getByText(/page.jpg: Send a photo as JPEG/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try page.jpg again' })).toBeVisible();
});

test('the hair step is filled in with the keyboard alone', async ({ page }) => {
  await page.goto('/post-an-ad/photos');
  await page
    .getByLabel(/Choose photos/)
    .setInputFiles([await hairPhoto('one.jpg'), await hairPhoto('two.jpg')]);
  await page.getByRole('link', { name: 'Go on: the hair' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Not cut yet' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Already cut' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('28 in');
  await page.keyboard.press('Tab');
  await page.keyboard.type('160');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/post-an-ad\/price/);
});
