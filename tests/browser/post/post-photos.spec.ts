import { type CDPSession, expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { hairPhoto } from '../../support/photos/hair-photo.ts';
import { noPhoto, openPhotoStep } from './photo-step.ts';
import { ready } from '../../support/browser/ready.ts';

test(
  'photos: one is cancelled, one breaks and is sent again, one is no photo, and they are dragged into order',
  { tag: '@wide' },
  async ({ page, baseURL }) => {
    const { main, photos } = await openPhotoStep(page, baseURL);
    const grip = (place: number) => main.getByRole('button', { name: `Drag photo ${place}` });
    let isBroken = true;
    const cancelled = Promise.withResolvers<undefined>();
    await page.route('**/post-an-ad/upload', async (route) => {
      const names = /filename="([^"]+)"/.exec(
        route.request().postDataBuffer()?.toString('latin1') ?? '',
      )?.[1];
      if (names === 'slow.jpg') await cancelled.promise;
      if (names === 'breaks.jpg' && isBroken) return route.abort('connectionreset');
      return route.continue().catch(() => undefined);
    });
    await ready(page);
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

    const first = (await photos.first().getAttribute('id')) ?? '';
    const ordered = page.waitForResponse(/step=photos/);
    await grip(1).dragTo(grip(2), { steps: 8 });
    await expect(photos.nth(1)).toHaveAttribute('id', first);
    await ordered;
    await page.reload();
    await ready(page);
    await expect(photos.nth(1)).toHaveAttribute('id', first);
    await main.getByRole('button', { name: 'Make main photo: photo 2' }).click();
    await expect(photos.first()).toHaveAttribute('id', first);
    await main.getByRole('button', { name: 'Remove: photo 2' }).click();
    await expect(photos).toHaveCount(1);
    await expect(main.getByText('One more photo is needed.')).toBeVisible();
  },
);

test(
  'photos: ordered by keyboard and by finger',
  { tag: '@both' },
  async ({ page, baseURL, context, isMobile }) => {
    const { main, photos } = await openPhotoStep(page, baseURL);
    await ready(page);
    await main
      .getByLabel('Choose photos')
      .setInputFiles([await hairPhoto('one.jpg'), await hairPhoto('two.jpg')]);
    await expect(photos).toHaveCount(2, { timeout: 15_000 });
    const first = (await photos.first().getAttribute('id')) ?? '';
    const grip = (place: number) => main.getByRole('button', { name: `Drag photo ${place}` });
    const ordered = page.waitForResponse(/step=photos/);
    if (isMobile) await dragByFinger(await context.newCDPSession(page), grip(1), grip(2));
    else {
      await grip(1).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText('It is over position 1 of 2.')).toBeAttached();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('It is over position 2 of 2.')).toBeAttached();
      await page.keyboard.press('Space');
      await expect(grip(2)).toBeFocused();
    }
    await expect(photos.nth(1)).toHaveAttribute('id', first);
    await ordered;
    await page.reload();
    await expect(photos.nth(1)).toHaveAttribute('id', first);
  },
);

/** A finger that rests on one photo and then takes it to another. */
async function dragByFinger(browser: CDPSession, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await middle(from), await middle(to)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  await expect(from.page().getByText('It is over position 1 of 2.')).toBeAttached();
  for (const part of [0.3, 0.6, 1])
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  await expect(from.page().getByText('It is over position 2 of 2.')).toBeAttached();
  await touch('touchEnd');
}

async function middle(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('photos: a large one goes out small, and turned the right way up', async ({ page, baseURL }) => {
  const { main, photos } = await openPhotoStep(page, baseURL);
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
  await ready(page);
  await main
    .getByLabel('Full length')
    .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  // Twelve megapixels are turned and made small first.
  await expect(photos).toHaveCount(1, { timeout: 20_000 });
  await expect(photos).toContainText('Full length');
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
  await ready(page);
  await expect(main.getByText('The plan Seller Free allows 5 photos.')).toBeVisible();

  await main.getByLabel('With a tape measure').setInputFiles(noPhoto('my tape, “long” 🌺.jpg'));
  const slot = main.getByRole('listitem').filter({ has: page.getByLabel('With a tape measure') });
  await expect(slot).toContainText('my tape, “long” 🌺.jpg: Send a photo as JPEG');
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await ready(page);
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
  await ready(page);
  await expect(photos).toHaveCount(5);
  await main.getByRole('link', { name: 'Continue to the hair' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await page.goBack();
  await expect(photos).toHaveCount(5);
});
