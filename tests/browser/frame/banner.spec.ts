import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { stopClock } from '../../support/browser/stop-clock.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Safety notice' });
const messages = (page: Page) =>
  banner(page)
    .locator('p')
    .filter({ has: page.locator('strong') });
const current = (page: Page) => messages(page).filter({ visible: true });

/** Waits until this one shows, and no other: they fade. */
const expectPosition = (page: Page, position: number) =>
  expect
    .poll(() =>
      messages(page).evaluateAll((all) =>
        all.flatMap((each, at) => (getComputedStyle(each).visibility === 'visible' ? [at] : [])),
      ),
    )
    .toEqual([position]);

async function open(page: Page): Promise<void> {
  await page.goto('/terms');
  await ready(page);
}

test.describe('the banner', () => {
  test('is at its second message after 5 s, its third after 10 s, and begins anew', async ({ page }) => {
    await stopClock(page);
    await open(page);
    await expect(messages(page)).toHaveCount(3);
    await expect(current(page)).toContainText('Do not cut your hair until payment has been received.');
    await expect(current(page).getByRole('link')).toHaveAttribute('href', '/website-safety/');
    for (const [ms, position] of [
      [4999, 0],
      [1, 1],
      [4999, 1],
      [1, 2],
      [5000, 0],
    ] as const) {
      await page.clock.runFor(ms);
      await expectPosition(page, position);
    }
  });

  test('is held by a hand or the focus, and goes on when they leave', { tag: '@wide' }, async ({ page }) => {
    await stopClock(page);
    await open(page);
    await banner(page).hover();
    await page.clock.runFor(10_000);
    await expectPosition(page, 0);
    await page.getByRole('button', { name: 'Next notice' }).click();
    await expectPosition(page, 1);
    await page.mouse.move(600, 600);
    await page.clock.runFor(5000);
    await expectPosition(page, 2);
    await page.getByRole('button', { name: 'Next notice' }).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(10_000);
    await expectPosition(page, 0);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.clock.runFor(5000);
    await expectPosition(page, 1);
  });

  test('stops at pause and goes on at play', async ({ page }) => {
    await stopClock(page);
    await open(page);
    const pause = page.getByRole('button', { name: 'Pause the notices' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(15_000);
    await expectPosition(page, 0);
    await pause.click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.move(200, 600);
    await page.clock.runFor(5000);
    await expectPosition(page, 1);
  });

  test('stands still where the device asks for stillness, and can be stepped', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await open(page);
    await page.clock.runFor(15_000);
    await expect(current(page)).toContainText('Do not cut');
    await page.getByRole('button', { name: 'Next notice' }).click();
    await expect(current(page)).toContainText('An e-mail is not money');
    await expect(banner(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('stays away once it is closed', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Close the notices for 7 days' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(banner(page)).toHaveCount(0);
    await page.goto('/faq');
    await expect(banner(page)).toHaveCount(0);
    // But not where hair may be cut.
    await page.goto('/all-ads');
    await ready(page);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ad\//);
    await expect(banner(page)).toContainText('Do not cut your hair until payment has been received.');
    await expect(page.getByRole('button', { name: 'Close the notices for 7 days' })).toHaveCount(0);
  });

  test('read on three pages it is one line, as the next page comes, and a tap opens it again', async ({
    page,
  }) => {
    const height = async () => (await banner(page).boundingBox())?.height;
    for (const path of ['/terms', '/privacy', '/about']) {
      const told = path === '/about' ? page.waitForResponse('**/prefs') : null;
      await page.goto(path);
      await ready(page);
      expect(await height()).toBe(64);
      await told;
    }
    const bare = await page.request.get('/faq');
    expect(await bare.text()).toContain('name="open-banner"');
    await page.goto('/faq');
    expect(await height()).toBe(32);
    await ready(page);
    expect(await height()).toBe(32);
    // One line, all of it in sight.
    const line = await banner(page).getByRole('button').boundingBox();
    expect([line?.height, (line?.x ?? 0) + (line?.width ?? 999) <= 360]).toEqual([32, true]);
    const opened = page.waitForResponse('**/prefs');
    await banner(page).getByRole('button').tap();
    await expect.poll(height).toBe(64);
    await opened;
    await page.goto('/terms');
    expect(await height()).toBe(64);
  });
});
