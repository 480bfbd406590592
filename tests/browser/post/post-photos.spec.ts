import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { hairPhoto } from '../../support/photos/hair-photo.ts';
import { noPhoto, openPhotoStep } from './photo-step.ts';
import { signIn } from '../../support/browser/sign-in-browser.ts';

test.beforeEach(({ page, baseURL }) => signIn(page, 'asha', baseURL ?? ''));

test('photos: one is cancelled, one breaks and is sent again, one is no photo, and they are dragged into order', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'dragging is for a mouse; the buttons are tested on the phone');
  const main = page.getByRole('main');
  const photos = page.locator('[data-photo]');
  let isBroken = true;
  const cancelled = Promise.withResolvers<undefined>();
  await page.route('**/post-an-ad/upload', async (route) => {
    const names = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1];
    if (names === 'slow.jpg') await cancelled.promise;
    if (names === 'breaks.jpg' && isBroken) return route.abort('connectionreset');
    return route.continue().catch(() => undefined);
  });
  await page.goto('/post-an-ad/photos');
  const noPhoto = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') };
  await main
    .getByLabel('Choose photos')
    .setInputFiles([
      await hairPhoto('slow.jpg'),
      await hairPhoto('breaks.jpg'),
      noPhoto,
      await hairPhoto('good.jpg'),
    ]);
  await expect(main.getByRole('progressbar', { name: 'Upload of slow.jpg' })).toBeVisible();
  await main.getByRole('button', { name: 'Cancel slow.jpg' }).click();
  await expect(main.getByText('slow.jpg')).toHaveCount(0);
  cancelled.resolve(undefined);
  await expect(main.getByText(/breaks.jpg: the connection broke/)).toBeVisible();
  await expect(main.getByText(/page.jpg: Send a photo as JPEG/)).toBeVisible();
  await expect(photos).toHaveCount(1);
  isBroken = false;
  await main.getByRole('button', { name: 'Try breaks.jpg again' }).click();
  await expect(photos).toHaveCount(2);

  const first = (await photos.first().getAttribute('data-photo')) ?? '';
  await photos.first().dragTo(photos.nth(1));
  await expect(photos.nth(1)).toHaveAttribute('data-photo', first);
  await page.reload();
  await expect(photos.nth(1)).toHaveAttribute('data-photo', first);
  await main.getByRole('button', { name: 'Make main photo: photo 2' }).click();
  await expect(photos.first()).toHaveAttribute('data-photo', first);
  await main.getByRole('button', { name: 'Remove: photo 2' }).click();
  await expect(photos).toHaveCount(1);
  await expect(main.getByText('One more photo is needed.')).toBeVisible();
});

test('photos: a large one goes out small, and turned the right way up', async ({ page }) => {
  const main = page.getByRole('main');
  // As a phone writes it: 12 megapixels lying on their side, with a note which way is up.
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#6B4632' } })
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  let sent: Buffer | null = null;
  await page.route('**/post-an-ad/upload', async (route) => {
    sent = route.request().postDataBuffer();
    await route.continue();
  });
  await page.goto('/post-an-ad/photos');
  await main
    .getByLabel('Full length')
    .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(page.locator('[data-photo]')).toHaveCount(1);
  await expect(page.locator('[data-photo]')).toContainText('Full length');
  const body = sent ?? Buffer.alloc(0);
  expect(body.toString('latin1')).toContain('name="full-length"');
  const start = body.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const { width, height } = await sharp(body.subarray(start)).metadata();
  expect([width, height]).toEqual([1536, 2048]);
});

test('photos: one that is refused says why at its place, counts for nothing and leaves by itself', async ({
  page,
  baseURL,
}) => {
  const { main, photos } = await openPhotoStep(page, baseURL);
  await expect(main.getByText('The plan Seller Free allows 5 photos.')).toBeVisible();

  await main.getByLabel('With a tape measure').setInputFiles(noPhoto('my tape, “long” 🌺.jpg'));
  const slot = main.getByRole('listitem').filter({ has: page.getByLabel('With a tape measure') });
  await expect(slot).toContainText('my tape, “long” 🌺.jpg: Send a photo as JPEG');
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(main.getByRole('link', { name: 'Continue to the hair' })).toHaveCount(0);

  // Seven at once: two are none, and five is what the plan allows.
  const good = await Promise.all(['1', '2', '3', '4', '5'].map((name) => hairPhoto(`${name}.jpg`)));
  await main.getByLabel('Choose photos').setInputFiles([noPhoto('a.jpg'), ...good, noPhoto('b.jpg')]);
  // Seven travel one after the other before the page shows them.
  await expect(photos).toHaveCount(5, { timeout: 25_000 });
  await expect(main.getByText(/^a\.jpg: Send a photo as JPEG/)).toBeVisible();
  await expect(main.getByText('b.jpg: The plan Seller Free allows 5 photos.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Continue to the hair' })).toBeVisible();
  await expect(page).toHaveURL(/draft=/);

  await main.getByLabel('Choose photos').setInputFiles(await hairPhoto('sixth.jpg'));
  await expect(main.getByText('sixth.jpg: The plan Seller Free allows 5 photos.')).toBeVisible();
  await expect(main.getByText(/^a\.jpg/)).toHaveCount(0);
  await main.getByRole('button', { name: 'Remove: photo 5' }).click();
  await expect(photos).toHaveCount(4);
  await main.getByLabel('The ends').setInputFiles(await hairPhoto('fifth.jpg'));
  await expect(photos).toHaveCount(5);
  await page.reload();
  await expect(photos).toHaveCount(5);
  await main.getByRole('link', { name: 'Continue to the hair' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await page.goBack();
  await expect(photos).toHaveCount(5);
});
