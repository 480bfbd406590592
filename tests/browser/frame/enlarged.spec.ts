import { expect, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { signIn } from '../../support/browser/sign-in-browser.ts';

/** 1280 × 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };

test.use({ viewport: ENLARGED });

test('enlarged four times, what stays in place takes at most a quarter of the height', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'bela', baseURL ?? '');
  await page.goto('/all-ads');
  const ad = await page
    .getByRole('region', { name: 'Ads' })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first()
    .getAttribute('href');
  for (const path of ['/', '/all-ads', ad ?? '', '/messages', '/hair-price-calculator', '/saved', '/terms']) {
    await page.goto(path);
    await ready(page);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(170);
    // Where the page does not move with the scroll, line by line down the middle of the screen.
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const stays = (element: Element | null): boolean => {
              for (let at = element; at; at = at.parentElement) {
                const { position } = getComputedStyle(at);
                if (position === 'fixed') return true;
                if (position === 'sticky') {
                  const { top, bottom } = at.getBoundingClientRect();
                  return top <= 1 || bottom >= innerHeight - 1;
                }
              }
              return false;
            };
            let rows = 0;
            for (let y = 0; y < innerHeight; y += 2)
              if (stays(document.elementFromPoint(innerWidth / 2, y))) rows += 2;
            return rows;
          }),
        path,
      )
      .toBeLessThanOrEqual(ENLARGED.height / 4);
  }
});

test('the first Tab shows a link that skips the menu', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip/ }).first();
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('by keys one skips the filters, and goes on among the ads', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/all-ads');
  await ready(page);
  const skip = page.getByRole('link', { name: 'Skip the filters' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ads', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  const isAmongAds = await page.evaluate(
    () =>
      document.activeElement?.closest('aside') === null && document.activeElement.closest('section') !== null,
  );
  expect(isAmongAds).toBe(true);
});
