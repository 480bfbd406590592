import { expect, type Page, test } from '@playwright/test';
import { stopClock } from '../../support/browser/stop-clock.ts';

const current = (page: Page) => page.locator('[data-message][data-current]');
/** Which message of the banner shows. */
const readPosition = (page: Page) =>
  page
    .locator('[data-message]')
    .evaluateAll((all) => all.findIndex((each) => each.hasAttribute('data-current')));

test.describe('the banner', () => {
  test('is at its second message after 5 s, its third after 10 s, and begins anew', async ({ page }) => {
    await stopClock(page);
    await page.goto('/terms');
    await expect(page.locator('[data-message]')).toHaveCount(3);
    await expect(current(page)).toContainText('Do not cut your hair until payment has been received.');
    await expect(current(page).getByRole('link')).toHaveAttribute('href', '/website-safety/');
    const places: number[] = [];
    for (const ms of [4999, 1, 4999, 1, 5000]) {
      await page.clock.runFor(ms);
      places.push(await readPosition(page));
    }
    expect(places).toEqual([0, 1, 1, 2, 0]);
  });

  test('is held by a hand or the focus, and goes on when they leave', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has neither a resting hand nor arrows in the banner');
    await stopClock(page);
    await page.goto('/terms');
    await page.locator('[data-banner]').hover();
    await page.clock.runFor(10_000);
    expect(await readPosition(page)).toBe(0);
    await page.getByRole('button', { name: 'Next notice' }).click();
    expect(await readPosition(page)).toBe(1);
    await page.mouse.move(600, 600);
    await page.clock.runFor(5000);
    expect(await readPosition(page)).toBe(2);
    await page.getByRole('button', { name: 'Next notice' }).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(10_000);
    expect(await readPosition(page)).toBe(0);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.clock.runFor(5000);
    expect(await readPosition(page)).toBe(1);
  });

  test('stops at pause and goes on at play', async ({ page }) => {
    await stopClock(page);
    await page.goto('/terms');
    const pause = page.getByRole('button', { name: 'Pause the notices' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(15_000);
    await expect(current(page)).toContainText('Do not cut');
    await pause.click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.move(200, 600);
    await page.clock.runFor(5000);
    await expect(current(page)).toContainText('An e-mail is not money');
  });

  test('stands still where the device asks for stillness, and can be stepped', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await page.goto('/terms');
    await page.clock.runFor(15_000);
    await expect(current(page)).toContainText('Do not cut');
    await page.getByRole('button', { name: 'Next notice' }).click();
    await expect(current(page)).toContainText('An e-mail is not money');
    await expect(page.locator('[data-messages]')).toHaveAttribute('aria-live', 'polite');
  });

  test('stays away once it is closed', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Close the notices for 7 days' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.locator('[data-banner]')).toHaveCount(0);
    await page.goto('/faq');
    await expect(page.locator('[data-banner]')).toHaveCount(0);
  });
});
