import { expect, type Locator, type Page, test } from '@playwright/test';
import { hairPhoto } from '../../support/photos/hair-photo.ts';
import { listPhotos } from './photo-step.ts';
import { ready } from '../../support/browser/ready.ts';
import { signIn } from '../../support/browser/sign-in-browser.ts';

test.beforeEach(({ page, baseURL }) => signIn(page, 'asha', baseURL ?? ''));

const PACE = { tap: 2, typed: 4 };
const LIMITS = { controls: 10, typed: 4, seconds: 180 };

/** Somebody with a phone, who is counted: each tap, each field that is typed into, each question answered. */
function openHand(page: Page) {
  const main = page.getByRole('main');
  const done = { taps: 0, typed: 0, controls: 0 };
  return {
    done,
    seconds: () => done.taps * PACE.tap + done.typed * PACE.typed,
    async go(name: string, role: 'link' | 'button' = 'button') {
      done.taps += 1;
      await main.getByRole(role, { name, exact: true }).tap();
    },
    async answer(control: Locator) {
      done.controls += 1;
      done.taps += 1;
      await control.tap();
      await expect(control).toBeChecked();
    },
    async type(label: string, text: string) {
      done.controls += 1;
      done.typed += 1;
      await main.getByLabel(label, { exact: true }).fill(text);
    },
    /** The button, two pictures in the phone's own gallery, and its 'done'. */
    async choosePhotos() {
      done.controls += 1;
      done.taps += 4;
      const choosing = page.waitForEvent('filechooser');
      await main.getByLabel('Choose photos').tap();
      await (await choosing).setFiles([await hairPhoto('one.jpg'), await hairPhoto('two.jpg')]);
      // They are made small and travel one after the other, on a busy machine too.
      await expect(listPhotos(page)).toHaveCount(2, { timeout: 15_000 });
    },
  };
}

test('on a phone: an ad takes at most ten answers, four of them typed, and three minutes', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const hand = openHand(page);
  await page.goto('/post-an-ad/photos');
  await ready(page);
  const camera = main.getByLabel('Take a photo');
  await expect(camera).toBeVisible();
  await expect(camera).toHaveAttribute('capture', 'environment');
  await hand.choosePhotos();
  await hand.go('Shows a tape measure: photo 2');
  await hand.go('Continue to the hair', 'link');
  await hand.answer(main.getByRole('radio', { name: 'Already cut' }));
  await hand.type('Length', '71 cm');
  await expect(main.getByText('= 28 in')).toBeVisible();
  await hand.type('Weight', '160');
  for (const name of [/^Black/, /^Indian/]) await hand.answer(main.getByRole('radio', { name }));
  await hand.answer(main.getByLabel(/I agree that the hair type/));
  await hand.answer(main.getByRole('radio', { name: /^Never coloured/ }));
  await hand.go('Save and continue');
  await hand.type('Price', '42000');
  await hand.go('Save and continue');
  await hand.answer(main.getByLabel(/I may sell this hair/));
  expect(await sidewaysScroll(page)).toBe(0);
  await hand.go('Publish');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Your ad is (live|waiting for review)/);

  expect(hand.done.controls).toBeLessThanOrEqual(LIMITS.controls);
  expect(hand.done.typed).toBeLessThanOrEqual(LIMITS.typed);
  expect(hand.seconds()).toBeLessThanOrEqual(LIMITS.seconds);
  const { taps, typed, controls } = hand.done;
  console.log(`posted with ${controls} answers (${typed} typed) and ${taps} taps: ${hand.seconds()} seconds`);
});

test('with the keyboard alone: photos in order, and the ad is posted', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/post-an-ad/photos');
  await ready(page);
  const main = page.getByRole('main');
  const photos = listPhotos(page);
  // Asked for long before: a chooser that opens while it is being asked for is the system's own.
  const choosing = page.waitForEvent('filechooser');
  await press(page, main.getByLabel('Choose photos'));
  await (await choosing).setFiles([await hairPhoto('one.jpg'), await hairPhoto('two.jpg')]);
  await expect(photos).toHaveCount(2, { timeout: 15_000 });
  const second = (await photos.nth(1).getAttribute('id')) ?? '';
  await press(page, main.getByRole('button', { name: 'Move earlier: photo 2' }));
  await expect(photos.first()).toHaveAttribute('id', second);
  // Where one was moved to, one goes on.
  await expect(photos.first()).toBeFocused();
  await press(page, main.getByRole('button', { name: 'Shows a tape measure: photo 1' }));
  await press(page, main.getByRole('link', { name: 'Continue to the hair' }));

  await tabTo(page, main.getByRole('radio', { name: 'Not cut yet' }));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, main.getByLabel('Length', { exact: true }), '28');
  await typeInto(page, main.getByLabel('Weight', { exact: true }), '160 g');
  await tabTo(page, main.getByRole('radio', { name: 'Auburn' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, main.getByRole('radio', { name: 'Indian' }));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByLabel(/I agree that the hair type/));
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('radio', { name: /^Never coloured/ }));
  await page.keyboard.press('Space');
  await press(page, main.getByRole('button', { name: 'Save and continue' }));
  // Which currency stands there first is that of the last ad.
  await tabTo(page, main.getByLabel('Currency', { exact: true }));
  await page.keyboard.type('Indian');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('42000');
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByLabel(/I may sell this hair/));
  await page.keyboard.press('Space');
  await press(page, main.getByRole('button', { name: 'Publish' }));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Your ad is (live|waiting for review)/);
});

async function tabTo(page: Page, control: Locator): Promise<void> {
  // Looked for once: finding it by its name again at each step takes longer than the step.
  const element = await control.elementHandle();
  for (let tries = 0; tries < 80; tries += 1) {
    if (await element?.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
