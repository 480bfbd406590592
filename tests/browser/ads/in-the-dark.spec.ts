import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOfPage } from '#tests/support/browser/axe.ts';
import { ready } from '#tests/support/browser/ready.ts';

const DIMMED = 'brightness(0.82)';
const readFilter = (image: Locator) => image.evaluate((each) => getComputedStyle(each).filter);

test('in the dark photos do not glare, and opened large they are as they were taken', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/all-ads');
  const ads = page.getByRole('list', { name: 'Ads found' });
  expect(await readFilter(ads.getByRole('img').first())).toBe(DIMMED);
  await openFirst(page);
  const photos = page.getByRole('main').getByRole('list', { name: 'Large photos' });
  expect(await readFilter(photos.getByRole('img').first())).toBe(DIMMED);
  expect(await violationsOfPage(page, 'colours'), 'captions, tags and dots on the photos').toEqual([]);

  await photos.getByRole('link').first().click();
  const large = page.getByRole('dialog', { name: 'Photo, enlarged' });
  expect(await readFilter(large.getByRole('img'))).toBe('none');
  await expect(large.getByText('In its true colours: here it is not dimmed.')).toBeVisible();
  const ground = await large.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  expect(ground).toBe('rgb(239, 237, 234)');
});

test('what stands on a photo is above it, also where the photo is dimmed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/all-ads');
  const tag = page
    .getByRole('article')
    .locator('> span')
    .filter({ hasText: /^(Measured|Featured|Reserved|Offers|Sold|New)$/ })
    .first();
  await tag.scrollIntoViewIfNeeded();
  const drawn = await tag.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2).map(({ tagName }) => tagName);
  });
  expect(drawn).toContain('IMG');
  expect(drawn.indexOf('SPAN'), drawn.join()).toBeLessThan(drawn.indexOf('IMG'));
  expect(drawn).toContain('SPAN');
});

test('by day nothing is dimmed, also for whoever chose light colours on a dark phone', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/all-ads');
  const first = page.getByRole('list', { name: 'Ads found' }).getByRole('img').first();
  expect(await readFilter(first)).toBe('none');
  for (const [theme, filter] of [
    ['light', 'none'],
    ['dark', DIMMED],
  ] as const) {
    await context.addCookies([{ name: 'prefs', value: `theme=${theme}`, url: baseURL ?? '' }]);
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await page.goto('/all-ads');
    expect(await readFilter(first), theme).toBe(filter);
  }
  await context.clearCookies();
  await page.emulateMedia({ colorScheme: 'light' });
  await openFirst(page);
  const photos = page.getByRole('main').getByRole('list', { name: 'Large photos' });
  await photos.getByRole('link').first().click();
  await expect(page.getByText(/^Photo 1 of/)).toBeVisible();
  await expect(page.getByText('In its true colours')).toBeHidden();
});

async function openFirst(page: Page): Promise<void> {
  await ready(page);
  await page.getByRole('list', { name: 'Ads found' }).getByRole('heading').getByRole('link').first().click();
  await page.waitForURL('**/ad/**');
  await ready(page);
}
